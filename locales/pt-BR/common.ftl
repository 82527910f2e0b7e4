### Textos comuns a todos os jogos: a página em volta da mesa, o terminal.
### O lugar “A” parece um artigo no começo da frase: depois dele vem vírgula ou dois-pontos.
### Nomes ($seat, $name) ficam sem artigo: não se sabe o gênero. O plural “many” só vale a partir de um milhão.

## O projeto

app-name = Summiteer

## O terminal

cli-prompt = { $seat }>
cli-curtain = { $seat }, é a sua vez: aperte Enter quando só você estiver vendo a tela.
cli-no-such-number = Esse número não existe; a lista vai até { $count }.
cli-not-understood = Não entendi “{ $typed }”; aqui cabe: { $expected }.
cli-help-hint = Digite help para ver o que se pode digitar aqui.
cli-help =
    Digite o número de uma ação ou a própria ação, como { $example }. Além disso:
    { "  " }board          mostra tudo de novo
    { "  " }why AÇÃO       diz por que uma ação não é possível, como why { $example }
    { "  " }undo           desfaz a sua última ação, até que algo seja revelado ou a sua vez acabe
    { "  " }save ARQUIVO   grava a partida em um arquivo, daqui em diante após cada ação
    { "  " }quit           sai
cli-why-legal = Isso é possível agora.
cli-refused-by-rule = { $reason } (regra { $rule })
cli-nothing-to-undo = Não há nada para desfazer.
cli-saved = A partida está gravada em { $file }.
cli-not-saved = A partida não foi gravada.
cli-save-failed = Não foi possível gravar a partida em { $file }: { $error }

## A página: início e preparação

home-tagline = Suba alto e desça com vida. Solo, em grupo no mesmo aparelho ou contra bots.
home-solo = Escalada solo
home-solo-help = Um lugar, dois alpinistas e um título no fim.
home-bots = Contra bots
home-bots-help = { $count ->
    [one] Você e { $count } rival que pensa rápido.
   *[other] Você e { $count } rivais que pensam rápido.
 }
home-hotseat = No mesmo aparelho
home-hotseat-help = O aparelho passa de mão em mão; uma cortina esconde as cartas.
home-hotseat-open-help = O aparelho passa de mão em mão; nada fica escondido.
home-lesson = Aprender jogando
home-lesson-help = Uma primeira partida com uma dica a cada passo; bastam cinco minutos.
home-continue = Continuar a partida
home-games = Suas partidas
home-no-games = Nada por aqui ainda. A partida que você começar fica neste navegador.
home-resume = Dia { $day } · { $board }
home-running = Em andamento · { $board }
home-over = Encerrada · { $board }
home-import = Abrir arquivo de partida
home-import-failed = Não foi possível ler uma partida neste arquivo: { $error }
home-game = Jogo
home-setup = Monte a partida do seu jeito
home-start = Começar
home-delete = Excluir
home-delete-sure = Excluir esta partida? Ela não volta mais.
home-keep = Manter
home-export = Salvar em arquivo
setup-board = Rota
setup-weather = Estação
setup-seats = Jogadores
setup-person = Pessoa
setup-seat = Lugar { $seat }
setup-name = Nome de { $seat }, se quiser
setup-options = Variantes
seat-bot = bot { $bot }
bot-random-help = Faz ao acaso qualquer coisa permitida. Fácil de vencer.
option-first = Quem começa
option-first-help = De quem é a primeira vez.
option-first-random = a sorte decide
option-first-seat = começa { $seat }

## A página: navegação

nav-home = Partidas
nav-rules = Regras
rules-games = Jogos
rules-to-table = Voltar à mesa
nav-about = Sobre
nav-replay = Replay
nav-table = Mesa
nav-theme = Claro ou escuro
nav-language = Idioma

## A página: a mesa

table-day = Dia { $day } de { $last }
table-today = Hoje
table-your-turn = Sua vez, { $seat }
table-turn-of = Escalando: { $seat }
table-choosing = Ainda escolhendo: { $seats }
table-seats = Jogadores
table-log = Diário
table-log-empty = Nada aconteceu ainda.
table-actions = Todas as ações
table-undo = Desfazer
table-restart = Recomeçar a vez
table-zoom-in = Mais perto
table-zoom-out = Mais longe
table-fit = Montanha inteira
table-skip = Pular
table-speed = Ritmo dos bots
table-speed-slow = lento
table-speed-fast = rápido
table-speed-instant = imediato
table-thinking = Pensando: { $seat }
table-why-rule = Ver a regra
table-close = Fechar
table-other-page = Esta partida seguiu em outra janela; você a vê como está lá.
table-bot-failed = O bot no lugar { $seat } não responde ({ $error }). Tente de novo; a partida está guardada.
table-engine-failed = Algo deu errado nesta mesa ({ $error }). Tente de novo: a partida continua de onde foi guardada por último.
table-deleted = Esta partida foi excluída em outra janela.
trouble-retry = Tentar de novo
trouble-save = Salvar em arquivo
trouble-copy = Guardar uma cópia
trouble-home = Partidas
table-broken = A página não pôde continuar: { $error } Sua partida está guardada; recarregue a página.
table-not-found = Este navegador não tem essa partida.
table-unknown-game = Este Summiteer não conhece esse jogo.
help-title = Ajuda
table-help = Teclas
key-move = ir ao próximo botão
key-press = apertá-lo
key-undo = desfazer
key-skip = pular a vez dos bots
key-help = mostrar ou fechar esta lista
table-older = Há um Summiteer mais novo. Recarregue a página; suas partidas ficam.
table-reload = Recarregar
curtain-title = { $seat }, é a sua vez
curtain-text = Passe o aparelho. Suas cartas aparecem quando você continuar.
curtain-go = Sou { $seat }
lesson-next = Próximo
lesson-done = Entendi
lesson-leave = Encerrar a lição
confirm-end = Encerrar a vez?
confirm-yes = Encerrar
confirm-no = Continuar

## A página: o fim, replay, regras, sobre

end-title = A expedição acabou
end-won = Vence { $seats }
end-shared = Vitória dividida: { $seats }
end-by-summit = Pontos iguais: decide quem chegou primeiro ao cume.
end-score = { $seat }: { $score } PV
end-solo = { $score } PV: { $level }
end-rematch = Jogar de novo
end-share = Salvar o registro
end-copy = Copiar o resultado
end-copied = Copiado.
end-not-copied = O navegador não permite copiar aqui.
replay-title = Replay
replay-step = Passo { $step } de { $count }
replay-back = Um passo atrás
replay-forward = Um passo à frente
replay-play = Reproduzir
replay-pause = Pausar
replay-perspective = Visto por
replay-spectator = um espectador
rules-title = Regras
rules-intro = Cada regra em uma ou duas frases. Quando a mesa recusa uma ação, “Ver a regra” traz até aqui.
about-title = Sobre
about-text = Summiteer é um programa livre para jogos de montanha. Não é oficial: nenhuma editora o fez, apoia ou revisou, e ele não contém ilustrações nem textos delas.
about-licence = Software livre sob a licença MIT ou Apache 2.0, à sua escolha.
about-privacy = Uma partida neste aparelho fica neste navegador. Uma mesa na rede vive no servidor de onde vem esta página; um replay só vai para lá quando você o envia.
about-version = Versão { $version }

## A página: mesas na rede

home-network = Pela rede
home-network-help = Cada um no seu aparelho. Para convidar, basta um link.
lobby-title = Mesas na rede
lobby-you = Você
lobby-name = Seu nome
lobby-name-save = Esse é meu nome
lobby-name-first = Os outros à mesa veem este nome. Informe um para se sentar.
lobby-open = Mesas abertas
lobby-no-open = Ninguém oferece um lugar agora.
lobby-own = Suas mesas
lobby-no-own = Você ainda não está em nenhuma mesa.
lobby-make = Criar mesa
lobby-public = Mostrar na lista de mesas abertas, para que qualquer um possa entrar
lobby-seat-open = livre para uma pessoa
lobby-host = criada por { $name }
lobby-seats = { $taken } de { $total } lugares ocupados
lobby-state-open = não começou
lobby-state-running = em jogo
lobby-state-over = encerrada
lobby-state-replay = replay
lobby-sit = Sentar aqui
lobby-leave = Deixar o lugar
lobby-clear = Liberar o lugar
lobby-reissue = Novo convite
lobby-invite = Convite para o lugar { $seat }
lobby-spectate = Link para espectadores
lobby-start = Começar a partida
lobby-ready = Todos estão aqui.
lobby-waiting-seats = Ainda livres: { $seats }
lobby-waiting-host = Aguardando o início.
net-no-server = O servidor de mesas não responde. Pela rede você joga quando ele voltar; as partidas neste aparelho seguem como sempre.
net-failed = Não deu certo: { $error }
net-connecting = Conectando…
net-cut = A conexão caiu. A página tenta de novo sozinha; o que você fez por último será enviado então.
net-barred = O servidor não deixa mais esta página entrar.
net-here = Aqui: { $seats }.
net-away = Ausentes: { $seats }.
net-watching = { $count ->
    [one] Uma pessoa assiste.
   *[other] { $count } pessoas assistem.
 }
net-you-watch = Você está assistindo.
net-sending = Enviando…
seat-empty = Ninguém está no lugar { $seat }.
seat-away = A partida espera; fora da mesa: { $seat }.
seat-bot-on = Deixar um bot continuar
seat-changes = Trocar lugares
seat-offer = Oferecer a uma pessoa
seat-leave-help = Se você sair, um bot ou outra pessoa pode continuar no seu lugar. Você pode voltar enquanto nenhuma outra pessoa estiver ali.
seat-none = A partida já começou, e você não está nesta mesa.
seat-given = No lugar { $id }, que você deixou, continua { $name }.
seat-back = Voltar ao lugar { $seat }
net-missed = Desde que você saiu
net-invited = Você tem um convite para o lugar { $seat }
net-take-seat = Ocupar o lugar { $seat }
net-copy-link = Copiar o link
net-send-replay = Pôr o replay no servidor
net-replay-link = Com este link qualquer um pode ver a partida
net-verify = Conferir dados e cartas
net-verify-holds = O sorteio foi honesto.
net-verify-fails = Algo não bate: o sorteio não saiu como prometido.
net-verify-how = Antes do início o servidor escolheu um segredo e publicou sua impressão digital. Depois a página de cada pessoa somou um número aleatório próprio. Cada dado e cada carta resulta do segredo e desses números, e assim ninguém pôde escolhê-los. Agora o segredo está aberto, e esta página sorteou tudo outra vez.
net-verify-secret = O segredo corresponde à impressão digital publicada antes do início.
net-verify-secret-wrong = O segredo não corresponde à impressão digital.
net-verify-dealt = { $count ->
    [one] O único sorteio é o que resulta dele.
   *[other] Todos os { $count } sorteios são o que resulta dele.
 }
net-verify-dealt-wrong = { $wrong } de { $count } sorteios não são o que resulta dele.
net-verify-commitment = É a impressão digital que este navegador viu antes do início.
net-verify-commitment-wrong = Este navegador viu outra impressão digital antes do início.
net-verify-nonce = O número que este navegador somou entrou no sorteio.
net-verify-nonce-wrong = O número que este navegador somou não entrou no sorteio.
net-verify-broken = O registro não pode ter sido jogado assim: { $error }
net-verify-unreadable = Este registro não pode ser conferido: { $error }
net-verify-each = Cada sorteio ({ $count })
net-verify-numbers = Os números
net-verify-word-commitment = Impressão digital (SHA-256 do segredo)
net-verify-word-secret = Segredo
net-verify-word-nonce = Número somado por { $seat }

## A página: o que o servidor de mesas não pode fazer

net-not-found = Essa mesa não existe. Confira o link ou peça outro.
net-no-seat = Esta mesa não tem esse lugar.
net-no-route = O servidor não tem nada neste endereço. Recarregue a página; talvez ela seja mais antiga que o servidor.
net-method = O servidor não faz isso aqui. Recarregue a página; talvez ela seja mais antiga que o servidor.
net-no-guest = Diga primeiro o seu nome.
net-name = Um nome tem de 1 a { $longest } caracteres visíveis.
net-not-yours = Só outra pessoa nesta mesa pode fazer isso.
net-request = O servidor não conseguiu ler isso ({ $reason }). Recarregue a página e tente de novo.
net-header = Isto não pode ser jogado: { $reason }
net-record = Isto não é um registro completo de partida: { $reason }
net-nonce = O número aleatório da página não serviu. Recarregue a página e tente de novo.
net-bot = Este jogo não tem jogador do computador chamado { $bot }.
net-seat-taken = Já há alguém aí. Escolha outro lugar.
net-present = Quem ocupa esse lugar está à mesa. Só essa pessoa pode deixá-lo.
net-played = Você já jogou em outro lugar desta partida e sabe o que ele esconde. Só pode voltar àquele.
net-seated = Você já está nesta mesa. Deixe o seu lugar antes de ocupar outro.
net-invitation = Este convite não vale mais para o lugar. Peça outro a quem criou a mesa.
net-started = A partida já começou.
net-over = A partida acabou; os lugares ficam como estão.
net-not-started = A partida ainda não começou.
net-seats-open = Ainda há um lugar livre. Convide alguém ou deixe um bot jogar ali.
net-not-over = A partida não acabou; o registro fica disponível no fim.
net-origin = Este pedido não veio da página do servidor. Abra o jogo no endereço do servidor.
net-too-large = É grande demais para o servidor: no máximo { $limit } KB.
net-too-slow = Isso demorou demais para chegar ao servidor, então nada foi feito. Confira a conexão e tente de novo.
net-too-fast = Foi demais de uma vez. Espere alguns segundos e continue.
net-too-many = O limite diário de mesas novas foi atingido: { $limit }. Continue amanhã.
net-stopping = O servidor está sendo desligado, então nada foi feito. Tente de novo daqui a pouco.
net-disk-full = O disco do servidor está cheio, e nada foi alterado. Quem cuida dele precisa liberar espaço; depois tente de novo.
net-internal = O servidor falhou; nada se perdeu. Tente de novo e, se continuar, avise quem cuida dele.
net-action = O servidor não conseguiu ler o lance ({ $reason }). Recarregue a página.
net-nothing-to-undo = Não há nada que você possa desfazer.
net-stale = Nesse meio-tempo você jogou em outra janela; olhe de novo.
net-crowded = Há conexões demais com esta mesa. Feche-a em outro lugar ou tente mais tarde.

## A página: guardar as partidas

storage-blocked = Este navegador não guarda nada aqui, então a partida dura enquanto esta página estiver aberta. Salve-a em arquivo para não perdê-la ou saia da janela anônima.
storage-newer = As partidas neste navegador são de um Summiteer mais novo e ficam intocadas. O que você joga agora dura enquanto esta página estiver aberta.
storage-full = O espaço deste navegador acabou. Salve a partida em arquivo ou exclua partidas antigas e tente de novo.
storage-lost = Esta página perdeu seu espaço: outra janela tem um Summiteer mais novo ou os dados do navegador foram apagados. Salve a partida em arquivo e recarregue a página.
storage-held = Outra janela com um Summiteer mais antigo está com as suas partidas. Feche-a e recarregue esta página; o que você joga agora dura enquanto esta página estiver aberta.
storage-failed = O navegador não conseguiu guardar a partida ({ $name }). Tente de novo ou salve-a em arquivo.
