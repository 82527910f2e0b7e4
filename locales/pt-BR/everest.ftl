### Mount Everest: os textos deste jogo que K2 não tem (os comuns estão em mountain.ftl).
### As variáveis são como em inglês; nomes de pessoas, espaços e coisas ficam sem artigo.

game-everest = Mount Everest
weather-everest-summer = Verão
weather-everest-winter = Inverno

## Por que uma ação é recusada

everest-refusal-game-over = A partida acabou; não há mais nada a fazer.
everest-refusal-chance-first = Cartas, peças ou fichas estão sendo sorteadas; espere até que estejam na mesa.
everest-refusal-no-such-chance = Isso não pode ser sorteado agora.
everest-refusal-not-now = { $seat }, não é a sua vez para isso.
everest-refusal-no-oxygen = Não há cilindro na sua barraca { $camp }.
everest-refusal-too-low = Sua barraca { $camp } está abaixo de 6000 m, onde um cilindro não mostra carta.
everest-refusal-air-deck-empty = Seu baralho de aclimatação acabou.
everest-refusal-card-not-seen = { $card } não está entre as cartas que você vê.
everest-refusal-return-all = Voltam todas as cartas que você viu e não pegou, e nenhuma outra.
everest-refusal-just-taken = Você acabou de pegar { $card }; tire outra carta.
everest-refusal-already-chosen = Suas três cartas já estão confirmadas; libere-as para escolher de novo.
everest-refusal-card-not-in-hand = Você não tem { $card } na mão.
everest-refusal-cards-unordered = Diga as três cartas da menor para a maior.
everest-refusal-token-not-shown = Nenhum risco { $risk } está à vista; pegue uma das três fichas abertas.
everest-refusal-not-your-guide = { $guide } não é guia seu.
everest-refusal-no-such-card = Você não jogou { $slot } hoje.
everest-refusal-card-bound = { $slot } já serve outro guia ou barraca: pontos dela foram gastos, e uma carta não serve os dois.
everest-refusal-direction-fixed = { $slot } vale hoje para { $direction ->
    [up] subir
   *[down] descer
 }: um ponto dela já foi gasto, e uma carta de corda nunca vale nos dois sentidos.
everest-refusal-direction-missing = { $slot } é uma carta de corda: diga se vale para subir ou para descer.
everest-refusal-direction-unwanted = { $slot } não precisa de sentido aqui.
everest-refusal-already-assigned = { $slot } já está destinada exatamente assim.
everest-refusal-not-movement = { $slot } é uma carta de aclimatação: não move ninguém.
everest-refusal-not-acclimatization = { $slot } não é carta de aclimatação e não aumenta nenhum nível.
everest-refusal-card-spent = { $left ->
    [0] { $slot } não tem mais pontos.
    [one] { $slot } só tem mais { $left } ponto.
   *[other] { $slot } só tem mais { $left } pontos.
 }
everest-refusal-not-joined = Nenhuma corda liga { $from } e { $to }.
everest-refusal-zone-closed = Hoje ninguém se move em { $space }, nem entra na zona nem sai dela.
everest-refusal-crevasse = Há uma greta aberta em { $space }; ninguém pode ir ali.
everest-refusal-too-much-oxygen = { $guide } { $limit ->
    [0] não pode levar cilindros
    [one] só pode levar { $limit } cilindro
   *[other] só pode levar { $limit } cilindros
 } ali: antes guarde, entregue ou abandone os outros.
everest-refusal-too-few-points = { $guide } precisa de { $need ->
    [one] { $need } ponto
   *[other] { $need } pontos
 } para isso; as cartas destinadas dão { $have }.
everest-refusal-space-full = { $space }: espaço lotado (no máximo { $limit ->
    [one] { $limit } guia
   *[other] { $limit } guias
 }), e faltariam pontos para seguir dali.
everest-refusal-must-leave = { $guide } precisa antes sair de { $space }: ali { $limit ->
    [one] só pode ficar { $limit } guia
   *[other] só podem ficar { $limit } guias
 }.
everest-refusal-nothing-to-swap = Seus guias só trocam de lugar entre dois espaços ligados, ambos lotados.
everest-refusal-not-there = Isso não está ali.
everest-refusal-no-transfer = Nada pode ir de um desses lugares ao outro.
everest-refusal-not-here = { $guide } está em outro lugar.
everest-refusal-no-room = A mochila de { $guide } não tem espaço para isso.
everest-refusal-overloaded = { $guide } está com carga demais: entregue algo ao outro guia, guarde ou abandone.
everest-refusal-camp-full = A barraca já tem mais do que qualquer partida precisa.
everest-refusal-no-tent = { $guide } não leva barraca.
everest-refusal-nothing-owed = Você não deve risco.
everest-refusal-not-eligible = Nenhuma carta foi usada para { $guide } hoje, ou ninguém está sendo guiado, então nenhum nível pode pagar.
everest-refusal-penalty-due = { $owed ->
    [one] Você ainda deve { $owed } ponto de risco; pague antes de encerrar a vez.
   *[other] Você ainda deve { $owed } pontos de risco; pague antes de encerrar a vez.
 }
everest-refusal-penalty-unpayable = Você deve { $owed ->
    [one] { $owed } ponto
   *[other] { $owed } pontos
 } de risco, e depois disso só poderia pagar { $payable }; pague antes.

## O que aconteceu (o diário)

everest-event-first-seat = No primeiro dia lidera { $seat }.
everest-event-score-pawn = O peão de pontos de { $seat } fica no 5, à direita dos que já estão ali.
everest-event-tile-shown = Uma nova peça de clima está à vista (nº { $tile }).
everest-event-token-shown = Uma ficha de risco é aberta: { $risk }.
everest-event-card-drawn = { $seat }: compra { $card }.
everest-event-card-drawn-hidden = { $seat }: compra uma carta.
everest-event-reshuffled = { $seat }: embaralha as cartas jogadas.
everest-event-day-began = Dia { $day }. Lidera { $seat }.
everest-event-oxygen-spent = { $seat }: gasta um cilindro na barraca { $camp } e vê { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 }.
everest-event-air-seen = { $seat }: vê { $card }.
everest-event-air-seen-hidden = { $seat }: vê uma carta do seu baralho de aclimatação.
everest-event-air-kept = { $seat }: pega { $card } na mão.
everest-event-air-kept-hidden = { $seat }: pega uma das cartas na mão.
everest-event-air-returned = { $seat }: devolve { $end ->
    [top] por cima
   *[bottom] por baixo
 } ({ $count }): { $cards }.
everest-event-air-returned-hidden = { $seat }: devolve { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } { $end ->
    [top] por cima
   *[bottom] por baixo
 }.
everest-event-card-removed = { $seat }: tira { $card } do jogo.
everest-event-card-removed-hidden = { $seat }: tira uma carta do jogo.
everest-event-oxygen-closed = { $seat }: não gasta mais oxigênio hoje.
everest-event-choice-began = Escolha das cartas.
everest-event-chosen = { $seat }: já escolheu.
everest-event-revealed = { $seat }: joga { $cards } (soma { $sum }).
everest-event-no-token = A maior soma empatou; ninguém pega ficha de risco.
everest-event-must-take = { $seat }: tem a maior soma e precisa pegar uma ficha de risco.
everest-event-token-taken = { $seat }: pega risco { $risk }.
everest-event-turn-began = Vez de { $seat }.
everest-event-assigned = { $card } para { $guide }.
everest-event-assigned-rope = { $card } para { $guide }, { $direction ->
    [up] subida
   *[down] descida
 }.
everest-event-stepped = { $guide } vai de { $from } a { $to } (custo { $cost }).
everest-event-probed = { $guide } tateia o caminho até { $to }…
everest-event-front-shown = { $space }: { $front ->
    [cost-1] gelo firme, custo 1
    [cost-2] gelo íngreme, custo 2
   *[crevasse] uma greta, sem passagem
 }.
everest-event-retreated = { $guide } recua para { $to }.
everest-event-slid = { $guide } não pode ficar ali e volta para { $to }.
everest-event-swapped = Os guias de { $seat } trocam de lugar.
everest-event-loaded = { $guide } leva consigo: { $item }.
everest-event-unloaded = { $guide } deixa na base: { $item }.
everest-event-handed = { $guide } entrega a { $other }: { $item }.
everest-event-stored = { $guide } deixa na barraca { $camp }: { $item }.
everest-event-fetched = { $guide } pega da barraca { $camp }: { $item }.
everest-event-abandoned = { $guide } abandona: { $item }.
everest-event-pitched = { $guide } monta uma barraca em { $space } (custo { $cost }).
everest-event-acclimatized = { $client } ({ $place }) ganha { $points } e está no nível { $level }.
everest-event-lost-levels = Todos com { $guide } perdem { $levels ->
    [one] { $levels } nível
   *[other] { $levels } níveis
 }.
everest-event-paid-card = 1 de risco foi pago com { $card }.
everest-event-paid-level = 1 de risco foi pago com um nível de todos com { $guide }.
everest-event-lapsed = { $points ->
    [one] { $points } ponto de risco de { $seat } não pode ser pago e é cancelado.
   *[other] { $points } pontos de risco de { $seat } não podem ser pagos e são cancelados.
 }
everest-event-won-summit = Cume! { $seat }: ganha { $points } PV e fica com { $score }.
everest-event-won-return = De volta a salvo: { $seat } ganha { $points } PV e fica com { $score }.
everest-event-died = { $kind ->
    [mountaineer] Morre um montanhista de { $seat }.
   *[tourist] Morre um turista de { $seat }.
 }
everest-event-lost = { $seat }: perde { $points } PV e fica com { $score }.
everest-event-turn-ended = { $seat }: encerra a vez.
everest-event-night = { $after ->
    [0] { $seat }, noite: { $client } ({ $place }) não acorda mais (terreno { $terrain }{ $lungs ->
        [0] {""}
       *[other] , clima −{ $lungs }
     }{ $tent ->
        [0] {""}
       *[other] , barraca +{ $tent }
     }; estava no nível { $before }).
   *[other] { $seat }, noite: { $client } ({ $place }) está no nível { $after } (terreno { $terrain }{ $lungs ->
        [0] {""}
       *[other] , clima −{ $lungs }
     }{ $tent ->
        [0] {""}
       *[other] , barraca +{ $tent }
     }).
 }
everest-event-game-over = A expedição acabou.

## O terminal

everest-action-probe = { $guide } até { $to } (custo 1, abre a peça da cascata)
everest-cli-oxygen = Gastar um cilindro na barraca { $camp }
everest-cli-phase-oxygen = oxigênio, antes da escolha das cartas
everest-cli-column-oxygen = cilindros
everest-cli-column-there = guias e barracas
everest-cli-legend = Custo ?I ou ?II: peça fechada da cascata com essa marca; ×: uma greta; !: hoje ninguém se move ali. ^A:1 é a barraca 1 de A.
everest-cli-seat = { $seat }: { $score } PV, { $hand } na mão, { $pile } para comprar, { $air } no baralho de aclimatação, jogou: { $played }
everest-cli-loads = Cargas: ^ uma barraca, o2 dois cilindros, m3→2 um montanhista de nível 3 que amanhã acorda no 2, t1*→† um turista de volta do cume que não vai acordar.
everest-cli-camp = barraca { $camp }
everest-cli-air = Seu baralho de aclimatação: por cima { $top }, depois em ordem desconhecida { $middle }, por baixo { $bottom }
everest-cli-seen = Você vê: { $cards }

## A página

# Coisas e lugares
everest-tent = barraca
everest-oxygen = cilindro de oxigênio
everest-client = { $kind ->
    [mountaineer] montanhista
   *[tourist] turista
 }, nível { $level }
everest-client-summited = { $kind ->
    [mountaineer] montanhista
   *[tourist] turista
 }, nível { $level }, esteve no cume
everest-place-base = estoque da base
everest-place-lost = abandono
everest-place-camp = barraca { $camp }
everest-place-guide = guia { $guide }
everest-supply = Estoque da base
everest-camp = Barraca, { $space }
everest-camp-empty = vazia
everest-camp-label = Barraca de { $seat } em { $space }: { $things }
everest-guide-label = Guia { $guide } em { $space }: { $things }
everest-standing-guide = guia { $guide } com { $things }
everest-standing-camp = barraca de { $seat } com { $things }
everest-count-oxygen = { $count ->
    [0] sem oxigênio
    [one] { $count } cilindro
   *[other] { $count } cilindros
 }
everest-bottles = no máximo { $limit ->
    [one] { $limit } cilindro
   *[other] { $limit } cilindros
 } aqui
everest-air-cards = { $count } de aclimatação

# A montanha
everest-space = { $space }: noite { $acclimatization }, { $room }, cilindros por guia { $oxygen }
everest-space-cost = custo { $cost }
everest-space-closed = hoje ninguém se move

# Uma vez
everest-loads = Mochilas e barracas
everest-packs = Mochilas
everest-pick-guide = Escolha um guia. Na base, toque em clientes e equipamento para levá-los.
everest-pick-space = Escolha um espaço aceso: ele mostra o custo e o que resta.
everest-give-levels = Toque em clientes para aumentar o nível: { $left ->
    [one] resta { $left } nível.
   *[other] restam { $left } níveis.
 }
everest-held = { $item } ({ $place }): toque no destino.
everest-held-nowhere = { $item } ({ $place }): daqui não há para onde ir.
everest-abandon = Abandonar
everest-keep = Deixar ali
everest-pitch = Montar a barraca de { $guide } (custo { $cost })
everest-swap = Guias trocam de lugar
everest-pay-level = Pagar 1 de risco com um nível de todos com { $guide }
everest-action-keep = Pegar { $card }
everest-action-return-top = Devolver por cima: { $cards }
everest-action-return-bottom = Devolver por baixo: { $cards }
everest-action-assign = { $card } para { $guide }
everest-action-assign-rope = { $card } para { $guide }, { $direction ->
    [up] subida
   *[down] descida
 }
everest-action-step = { $guide } até { $to } (custo { $cost })
everest-action-move = { $item }: { $source } → { $target }
everest-action-acclimatize = { $client } ({ $place }): nível +{ $points } com { $card }
everest-key-guide = escolher um guia

# Oxigênio de manhã
everest-waiting-oxygen = Ainda cuidando do oxigênio: { $seats }
everest-oxygen-title = Oxigênio
everest-oxygen-open = Antes da escolha das cartas você pode gastar cilindros que estão nas suas barracas. Cada um lhe traz uma carta de aclimatação.
everest-oxygen-spend = Gastar um cilindro em { $space } (há { $bottles }, mostra { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 })
everest-oxygen-close = Por hoje basta
everest-oxygen-look = Olhando…
everest-oxygen-keep = Pegue na mão uma das cartas que você vê.
everest-oxygen-return = { $count ->
    [1] A outra volta: por cima ou por baixo.
   *[other] As outras voltam: por cima ou por baixo, a da esquerda mais acima.
}
everest-oxygen-turn = Outra ordem
everest-oxygen-top = Por cima
everest-oxygen-bottom = Por baixo
everest-oxygen-remove = Agora uma carta da sua mão sai do jogo sem ser vista; não a que você acabou de pegar ({ $card }).
everest-oxygen-pick = Escolha a carta que sai
everest-oxygen-out = Tirar { $card }
everest-air-title = Seu baralho de aclimatação ({ $count })
everest-air-top = Conhecidas por cima: { $cards }
everest-air-middle = Em ordem desconhecida: { $cards }
everest-air-bottom = Conhecidas por baixo: { $cards }
everest-air-removed = Fora do jogo: { $cards }

# Avisos
everest-warn-death = { $client } ({ $place }) não vai sobreviver a esta noite.
everest-warn-summit = { $guide } ainda poderia levar clientes ao cume.
everest-warn-return = { $guide } ainda poderia trazer clientes de volta à base.
everest-warn-card = Isto custa níveis a todos com o guia e mata: { $clients }.
everest-warn-pay = Isto custa a vida de: { $clients }.
everest-warn-abandon = Se for abandonado, morre: { $client }.
everest-ask-yes = Fazer mesmo assim
everest-ask-no = Melhor não

# Pontos
everest-track = Trilha de pontos
everest-track-field = { $score } PV: { $seats }
everest-track-order = Com pontos iguais, o da esquerda está à frente.
everest-end-order = Pontos iguais: está à frente quem os teve primeiro.

# A primeira partida
lesson-everest-goal = Seus dois guias levam clientes ao cume do Everest e de volta. Um cliente pontua no cume e de novo na base; um que morre custa pontos. Você tem 18 dias.
lesson-everest-choose = A cada dia você joga três das suas seis cartas. As verdes movem, as cordas marrons descem barato. As azuis aumentam o nível dos clientes; essas você só consegue com oxigênio. Toque em três e jogue.
lesson-everest-token = Você teve de pegar uma ficha de risco: pague-a com movimento, com pontos azuis ou com um nível de todos com um guia, antes de encerrar a vez.
lesson-everest-load = Carregar não custa nada. Escolha um guia e toque em clientes, cilindros e uma barraca no estoque da base. A mochila tem quatro bolsos: um cliente ocupa um, o primeiro cilindro dois, a barraca três.
lesson-everest-walk = Toque em um guia e depois em um espaço aceso: primeiro o custo do caminho, depois o que resta. Vai junto tudo e todos que estão com ele.
lesson-everest-icefall = As peças da cascata de gelo ficam fechadas. Pisar ali custa 1 e abre a peça: ela custa 1, ou 2, ou é uma greta e você recua.
lesson-everest-level = O número em que um cliente está é o nível dele. Os quadrados ao lado mostram as próximas noites: a altitude e o clima tiram níveis, e em 0 o cliente morre. Depois de cada noite um montanhista tem no máximo 4, um turista 3.
lesson-everest-tent = Um guia com barraca pode montá-la onde está. Ela dá a cada cliente seu ali um nível por noite e abriga quantos clientes e cilindros forem. Fica ali para sempre.
lesson-everest-camp = Toque em um cliente ou cilindro e depois na barraca ou mochila de destino, enquanto um guia seu estiver ali. Clientes deixados em uma barraca esperam ali por um guia.
lesson-everest-oxygen = De manhã pode-se gastar um cilindro de uma barraca: veja até três cartas de aclimatação, pegue uma e tire da mão, para sempre, uma carta pior.
lesson-everest-weather = Toque em um dia acima para ver o clima dele na montanha. Zonas vermelhas custam níveis à noite; em uma zona listrada ninguém se move naquele dia.
lesson-everest-down = Quem esteve no cume leva uma bandeira. Traga-os de volta à base antes que os níveis acabem, e eles pontuam de novo.

# A página das regras
everest-rules-section-setup = Antes do primeiro dia
everest-rules-section-clients = Guias e clientes
everest-rules-section-day = O dia
everest-rules-section-risk = Correr risco
everest-rules-section-loading = Carregar
everest-rules-section-unloading = Descarregar e abandonar
everest-rules-section-movement = Movimento
everest-rules-section-icefall = A cascata de gelo
everest-rules-section-levels = Níveis e barracas
everest-rules-section-oxygen = Oxigênio
everest-rules-section-penalty = Pagar o risco
everest-rules-section-scoring = Pontos
everest-rules-section-weather = Clima
everest-rules-section-night = A noite
everest-rules-section-end = O fim do dia e da partida
everest-rules-section-board = Como ler o tabuleiro
everest-rules-section-rulings = Decisões onde as regras se calam

# As regras, uma a uma
rule-EV-001 = Jogam de duas a cinco pessoas, por 60 a 90 minutos; convém ter dez anos ou mais. Não se joga sozinho.
rule-EV-002 = Cada um tem dois guias na montanha e um peão de pontos.
rule-EV-003 = Leve clientes ao cume e de volta. Vence quem tem mais pontos de vitória (PV) depois do dia 18.
rule-EV-004 = Há duas rotas, uma mais fácil e uma mais difícil; joga-se em uma delas.
rule-EV-005 = São cinco cores; cada uma tem três peões, duas mochilas, 24 cartas e duas barracas.
rule-EV-006 = As 24 cartas de todos são iguais.
rule-EV-007 = São 20 fichas de risco: quatro de 0, onze de 1 e cinco de 2.
rule-EV-008 = São 12 peças da cascata de gelo: cinco com um I no verso e sete com um II.
rule-EV-009 = O verão e o inverno têm seis peças de clima cada; uma peça vale três dias.
rule-EV-010 = São 40 montanhistas, 40 turistas e 30 cilindros de oxigênio. Um marcador mostra o dia de hoje, outro mostra quem lidera.
rule-EV-011 = Escolham uma rota. Para começar, a mais fácil.
rule-EV-012 = Cada um recebe tudo de uma cor.
rule-EV-013 = Escolham verão (mais fácil) ou inverno (mais difícil); qualquer um serve para qualquer rota.
rule-EV-014 = Das seis peças de clima embaralhadas, duas ficam abertas e mostram seis dias.
rule-EV-015 = As outras quatro vêm uma a uma; ninguém conhece a ordem.
rule-EV-016 = O marcador começa no dia 1, o primeiro da peça da esquerda.
rule-EV-017 = Em cada espaço da cascata de gelo há uma peça ao acaso, fechada, com a marca do espaço no verso.
rule-EV-018 = As peças que sobram ficam de lado sem serem vistas.
rule-EV-019 = Três fichas de risco ao acaso ficam abertas, todas as outras fechadas.
rule-EV-020 = Oxigênio, montanhistas e turistas estão à disposição de todos.
rule-EV-021 = Seus dois guias começam na base.
rule-EV-022 = Cada peão de pontos começa no 5.
rule-EV-023 = Ali os peões ficam em ordem sorteada da esquerda para a direita; com pontos iguais, o da esquerda está à frente.
rule-EV-024 = Suas seis cartas de aclimatação, embaralhadas, formam um baralho à parte.
rule-EV-025 = As suas outras 18 cartas são o baralho principal. Ele começa sem carta de aclimatação; só o oxigênio traz uma.
rule-EV-026 = Você compra seis cartas do baralho principal.
rule-EV-027 = Quem esteve na montanha por último lidera no primeiro dia. Aqui a sorte decide, ou vocês.
rule-EV-028 = Os guias começam com mochilas vazias; tudo se carrega na base, na vez de cada um.
rule-EV-029 = A mochila mostra o que o guia leva e quem ele guia.
rule-EV-030 = Guias não têm nível e não podem morrer.
rule-EV-031 = Clientes são montanhistas ou turistas.
rule-EV-032 = Um cliente já esteve no cume ou não; uma bandeira mostra isso.
rule-EV-033 = Clientes só entram na montanha pela base.
rule-EV-034 = Um cliente está sempre com um guia ou em uma barraca montada.
rule-EV-035 = Um cliente começa no nível 1.
rule-EV-036 = Um cliente começa sem a bandeira do cume.
rule-EV-037 = O número em que um cliente está é o nível dele, em mochilas e em barracas.
rule-EV-038 = Um cliente que passa de um guia a uma barraca ou ao outro guia mantém o nível e a bandeira.
rule-EV-039 = Durante o dia um nível sobe no máximo até 6.
rule-EV-040 = No fim da noite um montanhista tem no máximo nível 4, um turista no máximo 3.
rule-EV-041 = Um montanhista vale 2 PV no cume e mais 2 depois na base, e custa 3 se morre. Um turista vale 3 e 3, e custa 4.
rule-EV-042 = Um cliente está no espaço do seu guia ou da sua barraca.
rule-EV-043 = A partida tem 18 dias.
rule-EV-044 = Em cada dia vocês escolhem cartas, alguém pode ter de pegar uma ficha de risco, cada um age na sua vez, a noite muda os níveis e o dia acaba.
rule-EV-045 = Tudo isso acontece ao mesmo tempo, menos as ações: nelas cada um tem a sua vez.
rule-EV-046 = Antes de escolher cartas você pode gastar oxigênio.
rule-EV-047 = Todos escolhem em segredo três cartas da mão.
rule-EV-048 = Quando todos escolheram, as cartas são reveladas ao mesmo tempo.
rule-EV-049 = Com três cartas na mão você joga as três.
rule-EV-050 = Some o movimento das suas três cartas.
rule-EV-051 = De uma carta de corda com dois números vale o de subida.
rule-EV-052 = Uma carta só com número de descida não conta.
rule-EV-053 = Uma carta de aclimatação não conta.
rule-EV-054 = Se a sua soma é maior que todas as outras, você pega uma das três fichas de risco abertas.
rule-EV-055 = A ficha fica com as suas cartas e precisa ser paga na sua vez.
rule-EV-056 = Se a maior soma empata, ninguém pega ficha.
rule-EV-057 = A ficha levada é logo reposta por outra ao acaso, e de novo há três abertas.
rule-EV-058 = Vocês agem um após o outro, em sentido horário a partir de quem lidera.
rule-EV-059 = Você não precisa usar as suas cartas, nem todos os pontos delas.
rule-EV-060 = Se você tem uma ficha de risco, precisa pagá-la nesta vez.
rule-EV-061 = Carregar não custa movimento nem níveis.
rule-EV-062 = Na base um guia carrega quantos clientes e cilindros couberem.
rule-EV-063 = Suas duas barracas começam na base; um guia precisa pegá-las ali.
rule-EV-064 = Seus dois guias no mesmo espaço podem passar clientes, cilindros e barracas guardadas um ao outro como você quiser.
rule-EV-065 = Um guia pode tirar clientes e cilindros da sua barraca no espaço dele.
rule-EV-066 = Depois de cada troca tudo precisa caber na mochila.
rule-EV-067 = A mochila se enche da esquerda para a direita e de cima para baixo; nada fica à direita do que já está ali.
rule-EV-068 = Uma barraca ocupa os três bolsos de cima. Embaixo cabe um cilindro ou um cliente.
rule-EV-069 = Sem barraca, o primeiro cilindro ocupa os dois bolsos de cima.
rule-EV-070 = Com um cilindro cabem mais dois cilindros, dois clientes ou um de cada.
rule-EV-071 = Sem barraca nem cilindros cabem quatro clientes.
rule-EV-072 = Cada cliente tem um bolso próprio e fica no nível dele.
rule-EV-073 = Com barraca: um cilindro ou cliente. Com cilindros: cilindros e clientes juntos, no máximo três. Senão, no máximo quatro clientes. No máximo uma barraca.
rule-EV-074 = Em cada zona um guia só pode levar certo número de cilindros; ele está ao lado da mochila.
rule-EV-075 = Descarregar é de graça e só é possível nestes casos; montar barraca custa movimento.
rule-EV-076 = Um cilindro pode ir para a sua barraca no espaço ou para o seu outro guia ali.
rule-EV-077 = Um cliente pode ir para a sua barraca no espaço ou para o seu outro guia ali.
rule-EV-078 = Na sua vez você pode abandonar equipamento ou clientes a qualquer momento.
rule-EV-079 = Um cilindro abandonado volta ao estoque.
rule-EV-080 = Um cliente abandonado morre e lhe custa os mesmos pontos que qualquer morte.
rule-EV-081 = Uma barraca guardada e abandonada sai do jogo.
rule-EV-082 = Na base tudo pode ser descarregado; volta ao estoque e pode ser carregado de novo.
rule-EV-083 = Um cliente com a bandeira do cume pontua ao chegar à base e vai embora.
rule-EV-084 = Cartas de movimento levam guias para cima ou para baixo.
rule-EV-085 = Você diz quais cartas são de qual guia. Ele pode usar a soma dos pontos delas.
rule-EV-086 = Os pontos de uma carta servem a um só guia.
rule-EV-087 = Você pode deixar pontos sem usar, e um guia não é obrigado a se mover.
rule-EV-088 = Um passo segue uma corda, de um espaço ao seguinte.
rule-EV-089 = Entrar em um espaço custa o que ele mostra; onde não há nada, 1.
rule-EV-090 = Com cartas simples um guia sobe e desce como você quiser.
rule-EV-091 = Da carta de corda vale ou a subida ou a descida, nunca as duas.
rule-EV-092 = A subida leva um guia para cima, monta uma barraca ou paga risco.
rule-EV-093 = A descida leva um guia para baixo ou paga risco.
rule-EV-094 = Uma carta só com número de descida é uma carta de corda com subida 0.
rule-EV-095 = Só um certo número de guias pode ficar em um espaço; depende da zona e de quantos jogam.
rule-EV-096 = Um guia pode passar por um espaço lotado pagando o custo, mas não pode ficar ali.
rule-EV-097 = Seus dois guias podem trocar de lugar de uma vez se estão em espaços ligados, ambos lotados.
rule-EV-098 = Guias que trocam assim nunca estiveram juntos, então nada passa de um ao outro.
rule-EV-099 = Para entrar em um espaço com peça fechada, pague 1; então a peça é aberta.
rule-EV-100 = Uma peça aberta fica aberta.
rule-EV-101 = Se ela mostra 1, o guia entra e não deve mais nada.
rule-EV-102 = Se ela mostra 2, o guia paga um segundo ponto e entra, ou recua.
rule-EV-103 = Em uma greta ninguém entra; o guia recua.
rule-EV-104 = Depois de recuar o guia pode seguir com os pontos que lhe restam.
rule-EV-105 = O ponto para abrir uma peça se perde em todo caso.
rule-EV-106 = Os guias seguintes pagam logo o 1 ou o 2; uma greta fica fechada para todos.
rule-EV-107 = Uma carta de aclimatação é para um guia ou para uma barraca sua.
rule-EV-108 = Os pontos dela não se dividem entre dois; um só pode receber várias dessas cartas.
rule-EV-109 = Você divide os pontos dela entre os clientes dali como quiser.
rule-EV-110 = Duas das suas cartas de movimento custam níveis.
rule-EV-111 = Se uma carta dessas é usada para um guia, cada cliente com ele perde tantos níveis quantos ela diz.
rule-EV-112 = Isso acontece quando o guia se move, antes da noite.
rule-EV-113 = Um guia com barraca pode montá-la onde está.
rule-EV-114 = Custa o mesmo movimento que entrar no espaço.
rule-EV-115 = Da carta de corda só a subida paga uma barraca.
rule-EV-116 = Uma barraca montada fica onde está até o fim.
rule-EV-117 = Um guia pode entrar em um espaço, montar uma barraca e seguir na mesma vez, se os pontos derem.
rule-EV-118 = Em um espaço cabem quantas barracas forem.
rule-EV-119 = O oxigênio se gasta antes da escolha das cartas; o cilindro volta ao estoque.
rule-EV-120 = Só se gastam cilindros que estão em barracas montadas suas.
rule-EV-121 = Para cada cilindro você olha as cartas de cima do seu baralho de aclimatação e pega uma na mão.
rule-EV-122 = Quanto mais alta a barraca, mais cartas você vê: três acima de 8000 m, duas acima de 7000 m, uma acima de 6000 m, nenhuma abaixo.
rule-EV-123 = Ninguém mais vê essas cartas.
rule-EV-124 = As cartas que você não pega voltam por cima ou por baixo, na ordem que quiser.
rule-EV-125 = Depois uma carta da sua mão sai do jogo sem ser vista.
rule-EV-126 = Pode ser uma carta de aclimatação, mas não a que acabou de ser pega.
rule-EV-127 = Dali em diante a carta pega pertence ao seu baralho principal.
rule-EV-128 = Na mesma manhã você pode gastar vários cilindros, um após o outro.
rule-EV-129 = A ficha de 0 não custa nada.
rule-EV-130 = A ficha de 1 custa um ponto: de uma carta de movimento, de uma carta de aclimatação ou um nível de cada cliente de um guia para o qual uma carta foi usada.
rule-EV-131 = Se pagar com carta de corda, diga antes qual dos números vale.
rule-EV-132 = Clientes em barracas e os de um guia para o qual nenhuma carta foi usada não podem pagar com níveis.
rule-EV-133 = A ficha de 2 custa dois pontos, pagos do mesmo modo ou de modos diferentes.
rule-EV-134 = Quando um guia chega ao cume, cada cliente dele que ainda não esteve lá pontua, 2 ou 3 PV.
rule-EV-135 = Eles ganham a bandeira; ninguém pontua duas vezes pelo cume.
rule-EV-136 = Chegar ao cume não muda nenhum nível, e a sua vez continua.
rule-EV-137 = Quando um guia volta à base, os clientes dele com a bandeira pontuam de novo, 2 ou 3 PV, e vão embora.
rule-EV-138 = A morte de um cliente custa na hora 3 PV se é montanhista, 4 se é turista.
rule-EV-139 = Seus pontos nunca caem abaixo de 1; a perda além disso é esquecida.
rule-EV-140 = Não há máximo de pontos; depois da última casa a trilha recomeça.
rule-EV-141 = Um peão que chega a uma casa fica à direita dos que já estão ali. Com pontos iguais, o da esquerda está à frente.
rule-EV-142 = O marcador mostra o dia; a figura dele diz que zonas o clima atinge, e como.
rule-EV-143 = Ela mostra todas as zonas da montanha; as marcadas são atingidas.
rule-EV-144 = Um número vermelho: cada cliente ali perde esse número de níveis à noite.
rule-EV-145 = Sem movimento: um guia em tal zona fica parado, e ninguém pode entrar nela. Barracas podem ser montadas ali.
rule-EV-146 = Uma peça mostra três dias; um dia sem sinais não muda nada.
rule-EV-147 = Depois que todos jogaram, cada cliente é examinado à parte.
rule-EV-148 = Ele ganha o número azul ou perde o vermelho do seu espaço.
rule-EV-149 = Ganha 1 se no espaço dele há uma barraca da sua cor, esteja ele na barraca ou com o guia.
rule-EV-150 = Perde o que o clima tira na sua zona.
rule-EV-151 = O cliente com nível abaixo de 1 morre.
rule-EV-152 = Depois níveis acima de 4, para turistas acima de 3, caem a esse número.
rule-EV-153 = Amanhã lidera quem está à esquerda.
rule-EV-154 = O marcador avança um dia.
rule-EV-155 = Quando chega à peça da direita, ela passa para a esquerda e a seguinte é aberta.
rule-EV-156 = Quando não há mais peça para abrir, começaram os três últimos dias.
rule-EV-157 = Você compra três cartas e fica com seis.
rule-EV-158 = Se o monte está vazio, você não compra nada e amanhã joga as suas três: nos dias 6, 12 e 18.
rule-EV-159 = Se a mão também está vazia, você embaralha as cartas jogadas e compra seis: depois dos dias 6 e 12.
rule-EV-160 = Assim o seu monte tem 9, 6, 3, 0 e 0 cartas depois dos cinco primeiros dias e 12 depois do sexto; então recomeça.
rule-EV-161 = A partida acaba quando acaba o dia 18.
rule-EV-162 = Vence quem tem mais PV; com pontos iguais, quem os teve primeiro.
rule-EV-163 = Nada pontua no fim; clientes ainda na montanha não dão nem custam pontos.
rule-EV-164 = O tabuleiro mostra a base, a cascata de gelo, as rotas, o cume, as linhas de altitude, quantos guias e cilindros cada zona permite e a trilha de pontos.
rule-EV-165 = Um espaço mostra quanto custa entrar e o que a noite ali dá ou tira. As bandeiras só servem ao K2.
rule-EV-166 = K2 também pode ser jogado neste tabuleiro.

rule-Q-EV-01 = Fichas de risco levadas nunca voltam; elas bastam.
rule-Q-EV-02 = A décima oitava ficha levada não é reposta.
rule-Q-EV-03 = Se ninguém pega ficha, as abertas ficam.
rule-Q-EV-04 = Se todos têm soma 0, também é empate.
rule-Q-EV-05 = Uma carta só com descida conta 0; uma carta que custa níveis conta o movimento dela.
rule-Q-EV-06 = Quem precisa pegar uma ficha a escolhe às claras, antes que alguém aja.
rule-Q-EV-07 = Pontos que você não usa de outro modo podem pagar risco.
rule-Q-EV-08 = Você pode pagar a qualquer momento da sua vez, mas não pode fazer nada que o deixe sem como pagar.
rule-Q-EV-09 = O risco que você não pode pagar é cancelado.
rule-Q-EV-10 = Pagar com níveis atinge todos que estão com aquele guia naquele momento; precisa haver alguém.
rule-Q-EV-11 = Uma carta conta como usada para um guia quando um ponto dela foi gasto por ele ou dado a um cliente dele.
rule-Q-EV-12 = Se os dois pontos são pagos com níveis dos clientes de um guia, cada um deles perde dois.
rule-Q-EV-13 = Tal pagamento pode custar uma vida, na hora e com os pontos dela.
rule-Q-EV-14 = Pagar risco com uma carta que custa níveis não custa níveis.
rule-Q-EV-15 = Você pode pagar com um ponto de uma carta de aclimatação que serve a uma barraca.
rule-Q-EV-16 = Cartas, carga, passos e barracas podem vir em qualquer ordem, ora com um guia, ora com o outro.
rule-Q-EV-17 = Cartas de aclimatação não precisam ser usadas, ou só em parte.
rule-Q-EV-18 = O primeiro ponto gasto prende a carta a um guia; o resto dela pode vir depois na mesma vez.
rule-Q-EV-19 = Um passo pode ser pago com várias cartas.
rule-Q-EV-20 = Os pontos mais restritos são gastos primeiro: cordas antes das simples, cartas que custam níveis por último.
rule-Q-EV-21 = O sentido de uma carta de corda é fixado pelo primeiro ponto dela, para a vez inteira.
rule-Q-EV-22 = Uma carta que custa níveis os tira uma vez, com o primeiro ponto que o guia gasta, de todos que estão com ele então.
rule-Q-EV-23 = Também quando só monta uma barraca.
rule-Q-EV-24 = Sem uso não custa nada.
rule-Q-EV-25 = Você pode pôr clientes em uma barraca antes de usar tal carta e buscá-los depois.
rule-Q-EV-26 = Um cliente que cai abaixo do nível 1 durante uma vez morre na hora; uma carta jogada antes pode salvá-lo, uma posterior não.
rule-Q-EV-27 = Pontos além do nível 6 se perdem.
rule-Q-EV-28 = Você pode não dar nada de uma carta a alguns clientes e deixar pontos dela.
rule-Q-EV-29 = Uma carta pode servir a uma barraca sem guia por perto.
rule-Q-EV-30 = Terreno, barraca e clima são somados primeiro, e só a soma muda o nível; depois vêm a morte e o limite.
rule-Q-EV-31 = O limite só vale no fim da noite.
rule-Q-EV-32 = Clientes com um guia ao lado da sua barraca também ganham o nível dela.
rule-Q-EV-33 = Duas barracas suas no mesmo espaço dão 1 nível do mesmo jeito.
rule-Q-EV-34 = Barracas dos outros não lhe dão nem guardam nada.
rule-Q-EV-35 = Clientes em uma barraca sem guia têm a mesma noite, com o nível da barraca.
rule-Q-EV-36 = Um dia pode custar níveis e proibir movimento; então valem os dois.
rule-Q-EV-37 = A base e a zona mais baixa também são atingidas, se o dia as marca.
rule-Q-EV-38 = Uma mochila sempre pode ser rearrumada; só importa o que há nela, não a ordem.
rule-Q-EV-39 = Um cilindro e três clientes não cabem, em nenhuma ordem.
rule-Q-EV-40 = Um guia leva no máximo uma barraca.
rule-Q-EV-41 = Peças da cascata que sobraram e cartas tiradas ficam secretas.
rule-Q-EV-42 = Um guia com mais cilindros do que uma zona permite não entra nela, nem de passagem; antes precisa deixar alguns.
rule-Q-EV-43 = Ao pegar um cilindro, vale para o guia o limite da zona onde ele está.
rule-Q-EV-44 = Em uma barraca cabem quantos clientes e cilindros forem.
rule-Q-EV-45 = Para cada cilindro uma carta entra e uma sai: o baralho principal tem sempre 18.
rule-Q-EV-46 = Você pode gastar oxigênio também em dias com três cartas; restam três para jogar.
rule-Q-EV-47 = Se o baralho de aclimatação tem menos cartas, você vê essas; se está vazio, nenhum cilindro pode ser gasto.
rule-Q-EV-48 = Abaixo de 6000 m não se gasta cilindro.
rule-Q-EV-49 = Uma carta pega com um cilindro anterior da mesma manhã pode sair.
rule-Q-EV-50 = As cartas que voltam vão todas por cima ou todas por baixo, na ordem que você quiser.
rule-Q-EV-51 = Você decide sobre o próximo cilindro depois de resolver o anterior.
rule-Q-EV-52 = Todos gastam oxigênio ao mesmo tempo; os cilindros são abertos, as cartas secretas.
rule-Q-EV-53 = Não é preciso haver guia nem cliente na barraca.
rule-Q-EV-54 = Clientes e cilindros nunca acabam.
rule-Q-EV-55 = Um cliente sem bandeira que volta à base não pontua nem custa; pode ficar com o guia ou ir embora.
rule-Q-EV-56 = Um cliente levado de novo é um novo, no nível 1.
rule-Q-EV-57 = A pontuação na base acontece sozinha, e o cliente vai embora.
rule-Q-EV-58 = Você pode trocar coisas, montar barraca e pontuar em um espaço pelo qual o guia só passa, mesmo lotado.
rule-Q-EV-59 = Barracas podem ser montadas também na base e no cume.
rule-Q-EV-60 = Uma barraca guardada descarregada na base pode ser carregada de novo.
rule-Q-EV-61 = Abandona-se na própria vez, a partir das mochilas; clientes em barracas não podem ser abandonados.
rule-Q-EV-62 = Abandonar um cliente que esteve no cume custa o mesmo.
rule-Q-EV-63 = O lugar conta quando outro guia se move ou a vez acaba.
rule-Q-EV-64 = Na base há lugar para todos.
rule-Q-EV-65 = Quando guias trocam de lugar, cada um paga o espaço em que entra com as próprias cartas; depois ambos podem seguir.
rule-Q-EV-66 = Se só um dos dois espaços está lotado, bastam dois passos comuns.
rule-Q-EV-67 = Trocar de lugar para o cume ou para a base pontua como qualquer chegada.
rule-Q-EV-68 = Guias que trocam de lugar não passam nada um ao outro; barracas nos espaços podem ser usadas depois.
rule-Q-EV-69 = Um guia que só toca um cume lotado pontua ali. Uma opção muda isso.
rule-Q-EV-70 = Um guia jogado de volta a um espaço lotado precisa seguir; se não pode, volta de graça pelo seu caminho até onde pode parar.
rule-Q-EV-71 = Recuar não custa nada e não pontua.
rule-Q-EV-72 = Em um 2 você escolhe livremente se paga ou recua; sem o ponto, recua.
rule-Q-EV-73 = O ponto para abrir uma peça precisa servir ao sentido do passo, e o segundo também.
rule-Q-EV-74 = Um 2 aberto não pode ser tentado com um ponto.
rule-Q-EV-75 = O que foi aberto, comprado ou levado não pode ser desfeito.
rule-Q-EV-76 = Montar barraca na cascata de gelo custa 1 ou 2, como diz a peça.
rule-Q-EV-77 = Onde ninguém se move, ninguém entra, sai nem anda; carga, cartas, barracas e oxigênio são possíveis.
rule-Q-EV-78 = Cada corda sobe em um sentido; em altitude igual os dois contam como subida.
rule-Q-EV-79 = Guias dos outros só importam para o lugar nos espaços.
rule-Q-EV-80 = Um guia pode sair de um espaço e voltar; voltar ao cume não pontua de novo.
rule-Q-EV-81 = Cada perda, por si, para em 1 PV.
rule-Q-EV-82 = A pontuação é um simples número; voltas na trilha não se contam.
rule-Q-EV-83 = Quem lidera primeiro é sorteado ou combinado.
rule-Q-EV-84 = Com pontos iguais conta qual peão chegou ali primeiro; no começo, a ordem sorteada.
rule-Q-EV-85 = Perdas da mesma noite são resolvidas na ordem de jogo, as de uma pessoa como um só movimento.
rule-Q-EV-86 = Uma perda em 1 PV não move o peão, então ele mantém o lugar.
rule-Q-EV-87 = Um peão que avança e volta na mesma vez se moveu, então é o último ali.
rule-Q-EV-88 = Vários clientes que pontuam na mesma chegada são um só avanço.
rule-Q-EV-89 = O dia 18 é jogado até o fim, sem compra.
rule-Q-EV-90 = Clientes, cilindros e barracas ainda fora no fim não valem nada.
rule-Q-EV-91 = As mãos são secretas, as cartas jogadas abertas até serem embaralhadas.
rule-Q-EV-92 = Um cliente entregue no cume já tem a bandeira e não pontua de novo.
rule-Q-EV-93 = As cartas são escolhidas quando todos acabaram com o oxigênio; quem não tem o que gastar acaba na hora.
rule-Q-EV-94 = Dois guias com mochilas cheias também podem trocar: nesse meio-tempo um deles pode levar demais, e então só se pode entregar, guardar e abandonar, até que tudo caiba.

## Preparação: quem joga

bot-sherpa-help = Pensa uma jogada à frente e pesa até onde cada cliente ainda pode chegar. O adversário mais forte deste jogo.
