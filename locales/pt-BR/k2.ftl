### K2: todos os textos deste jogo.
### As variáveis são como em inglês; nomes de espaços ficam sem artigo. PV são pontos de vitória.

## Tabuleiros, estações, zonas

game-k2 = K2
board-k2-easy = K2, rota mais fácil
board-k2-hard = K2, rota mais difícil
weather-k2-summer = Verão
weather-k2-winter = Inverno

## Espaços da rota mais fácil (no máximo 14 caracteres)

space-k2-easy-base = Campo-base
space-k2-easy-s1 = Moraina
space-k2-easy-s2 = Totem Gilkey
space-k2-easy-s3 = Borda do gelo
space-k2-easy-s4 = Penitentes
space-k2-easy-s5 = Lago gelado
space-k2-easy-s6 = Cascata
space-k2-easy-s7 = Base avançada
space-k2-easy-s8 = Pedra do Corvo
space-k2-easy-s9 = Cone de pedras
space-k2-easy-s10 = Primeira neve
space-k2-easy-s11 = Campo I
space-k2-easy-s12 = Canaleta solta
space-k2-easy-s13 = Lajes cinza
space-k2-easy-s14 = Crista nevada
space-k2-easy-s15 = Esporão Cesen
space-k2-easy-s16 = Campo II
space-k2-easy-s17 = Torre cinza
space-k2-easy-s18 = Chaminé House
space-k2-easy-s19 = Platô de gelo
space-k2-easy-s20 = Cordas velhas
space-k2-easy-s21 = Pirâmide Negra
space-k2-easy-s22 = Pedra vermelha
space-k2-easy-s23 = Muro de gelo
space-k2-easy-s24 = Campo III
space-k2-easy-s25 = Ombro
space-k2-easy-s26 = Gargalo
space-k2-easy-summit = Cume

## Espaços da rota mais difícil (no máximo 14 caracteres)

space-k2-hard-base = Campo-base
space-k2-hard-w1 = Portal de gelo
space-k2-hard-w2 = Gelo azul
space-k2-hard-w3 = Geleira Savoia
space-k2-hard-w4 = Moraina cinza
space-k2-hard-w5 = Bifurcação
space-k2-hard-w6 = Baía de gelo
space-k2-hard-w7 = Gretas
space-k2-hard-w8 = Totem
space-k2-hard-w9 = Passo do vento
space-k2-hard-w10 = Muro de seracs
space-k2-hard-w11 = Rimaia
space-k2-hard-w12 = Canal de gelo
space-k2-hard-w13 = Campo I
space-k2-hard-w14 = Bacia de neve
space-k2-hard-w15 = Terreno misto
space-k2-hard-w16 = Colo Negrotto
space-k2-hard-w17 = Agulhas
space-k2-hard-w18 = Magic Line
space-k2-hard-w19 = Campo II
space-k2-hard-w20 = Cogumelo
space-k2-hard-w21 = Ninho da Águia
space-k2-hard-w22 = Campo III
space-k2-hard-w23 = Torre vermelha
space-k2-hard-w24 = Gelo suspenso
space-k2-hard-w25 = Rampa cinza
space-k2-hard-w26 = Platô alto
space-k2-hard-w27 = Campo IV
space-k2-hard-w28 = Crista do cume
space-k2-hard-summit = Cume

## Fases

phase-rescue = Resgate

## Opções

option-family = Variante familiar
option-family-help = Cada um tem uma carta de resgate: uma vez na partida ela traz um alpinista à beira da morte para baixo de 6000 m.
option-family-on = com cartas de resgate
option-family-off = sem
option-limits = Espaço para cinco
option-limits-help = Quantos alpinistas cabem em um espaço acima de 7000 m quando cinco jogam.
option-limits-relaxed = um a mais (mais fácil)
option-limits-strict = como com quatro (mais difícil)
option-icefall = Peças da cascata de gelo
option-icefall-help = Se há peças fechadas na cascata de gelo do Everest; quem pisa nelas as abre. Só nos tabuleiros do Everest.
option-icefall-on = com peças
option-icefall-off = sem peças

## Ações (botões e itens de lista)

action-assign = { $card } para { $climber }
action-assign-rope = { $card } para { $climber }, { $direction ->
    [up] subida
   *[down] descida
 }
action-step = { $climber } até { $space } (custo { $cost })
action-probe = { $climber } até { $space } (custo { $cost }, abre a peça da cascata)
action-pitch = Montar a barraca de { $climber } (custo { $cost })
action-acclimatize = { $climber }: nível +{ $points }
action-pay-level = Pagar 1 de risco com um nível de { $climber }
action-rescue = Trazer { $climber } para { $space }
action-decline = Guardar a carta de resgate

## Por que uma ação é recusada

refusal-game-over = A partida acabou; não há mais nada a fazer.
refusal-chance-first = Cartas, peças ou fichas estão sendo sorteadas; espere até que estejam na mesa.
refusal-no-such-chance = Isso não pode ser sorteado agora.
refusal-not-now = { $seat }, não é a sua vez para isso.
refusal-already-chosen = Suas três cartas já estão confirmadas; libere-as para escolher de novo.
refusal-card-not-in-hand = Você não tem { $card } na mão.
refusal-cards-unordered = Diga as três cartas da menor para a maior.
refusal-token-not-shown = Nenhum risco { $risk } está à vista; pegue uma das três fichas abertas.
refusal-not-your-climber = { $climber } não é alpinista seu.
refusal-climber-dead = { $climber } morreu e não pode fazer mais nada.
refusal-no-such-card = Você não jogou { $slot } hoje.
refusal-card-bound = { $slot } já serve { $climber }: pontos dela foram gastos, e uma carta não serve os dois.
refusal-direction-fixed = { $slot } vale hoje para { $direction ->
    [up] subir
   *[down] descer
 }: um ponto dela já foi gasto, e uma carta de corda nunca vale nos dois sentidos.
refusal-direction-missing = { $slot } é uma carta de corda: diga se vale para subir ou para descer.
refusal-direction-unwanted = { $slot } não precisa de sentido aqui.
refusal-already-assigned = { $slot } já está destinada exatamente assim.
refusal-not-acclimatization = { $slot } não é carta de aclimatação e não aumenta nenhum nível.
refusal-not-assigned = { $slot } ainda não está destinada a nenhum alpinista.
refusal-card-spent = { $left ->
    [0] { $slot } não tem mais pontos.
    [one] { $slot } só tem mais { $left } ponto.
   *[other] { $slot } só tem mais { $left } pontos.
 }
refusal-not-joined = Nenhuma corda liga { $from } e { $to }.
refusal-too-few-points = { $climber } precisa de { $need ->
    [one] { $need } ponto
   *[other] { $need } pontos
 } para isso; as cartas destinadas dão { $have }.
refusal-space-full = { $space }: espaço lotado (no máximo { $limit ->
    [one] { $limit } alpinista
   *[other] { $limit } alpinistas
 }), e faltariam pontos para seguir dali.
refusal-must-leave = { $climber } precisa antes sair de { $space }: ali { $limit ->
    [one] só pode ficar { $limit } alpinista
   *[other] só podem ficar { $limit } alpinistas
 }.
refusal-tent-used = { $climber } já montou sua única barraca.
refusal-nothing-owed = Você não deve risco.
refusal-not-eligible = { $climber } não se moveu nem ganhou níveis de cartas hoje, então seu nível não pode pagar.
refusal-penalty-due = { $owed ->
    [one] Você ainda deve { $owed } ponto de risco; pague antes de encerrar a vez.
   *[other] Você ainda deve { $owed } pontos de risco; pague antes de encerrar a vez.
 }
refusal-penalty-unpayable = Você deve { $owed ->
    [one] { $owed } ponto
   *[other] { $owed } pontos
 } de risco, e depois disso só poderia pagar { $payable }; pague antes.
refusal-not-dying = { $climber } não está morrendo.
refusal-too-high = { $space } fica alto demais: um resgate leva para baixo de 6000 m.
refusal-no-room = { $space }: espaço lotado, { $limit ->
    [one] só pode ficar { $limit } alpinista
   *[other] só podem ficar { $limit } alpinistas
 } ali.
refusal-crevasse = Há uma greta aberta em { $space }; ninguém pode ir ali.
refusal-not-open = { $space } não está aberto: a peça está fechada ou mostra uma greta.

## O que aconteceu (o diário)

event-first-seat = No primeiro dia lidera { $seat }.
event-tile-shown = Uma nova peça de clima está à vista (nº { $tile }).
event-token-shown = Uma ficha de risco é aberta: { $risk }.
event-card-drawn = { $seat }: compra { $card }.
event-card-drawn-hidden = { $seat }: compra uma carta.
event-reshuffled = { $seat }: embaralha as cartas jogadas.
event-day-began = Dia { $day }. Lidera { $seat }.
event-chosen = { $seat }: já escolheu.
event-revealed = { $seat }: joga { $cards } (soma { $sum }).
event-no-token = A maior soma empatou; ninguém pega ficha de risco.
event-must-take = { $seat }: precisa pegar uma ficha de risco.
event-token-taken = { $seat }: pega risco { $risk }.
event-turn-began = Vez de { $seat }.
event-assigned = { $card } é para { $climber }.
event-assigned-rope = { $card } é para { $climber }, { $direction ->
    [up] subida
   *[down] descida
 }.
event-stepped = { $climber } vai de { $from } a { $to } (custo { $cost }).
event-probed = { $climber } tateia o caminho até { $to }…
event-front-shown = { $space }: { $front ->
    [cost-1] gelo firme
    [cost-2] gelo íngreme, mais um ponto
   *[crevasse] uma greta, sem passagem
 }.
event-retreated = { $climber } recua para { $to }.
event-slid-back = { $climber } não pode ficar ali e volta para { $to }.
event-scored = { $climber } tem agora { $score } PV.
event-summited = { $before ->
    [0] { $climber } chega ao cume, antes de todos.
    [one] { $climber } chega ao cume; { $before } já esteve lá antes.
   *[other] { $climber } chega ao cume; { $before } já estiveram lá antes.
 }
event-pitched = { $climber } monta a barraca em { $space } (custo { $cost }).
event-acclimatized = { $climber } ganha { $points ->
    [one] { $points } nível
   *[other] { $points } níveis
 } e está em { $level }.
event-paid-card = 1 de risco foi pago com { $card }.
event-paid-level = 1 de risco foi pago com um nível de { $climber }, agora em { $level }.
event-lapsed = { $points ->
    [one] { $points } ponto de risco de { $seat } não pode ser pago e é cancelado.
   *[other] { $points } pontos de risco de { $seat } não podem ser pagos e são cancelados.
 }
event-turn-ended = { $seat }: terminou.
event-night = { $climber } ({ $space }): nível { $before } → { $after }{ $terrain ->
    [0] {""}
    [1] , terreno +1
    [2] , terreno +2
    [3] , terreno +3
   *[other] , terreno { $terrain }
 }{ $lungs ->
    [0] {""}
   *[other] , clima -{ $lungs }
 }{ $tent ->
    [0] {""}
   *[other] , barraca +{ $tent }
 }.
event-died = { $climber } morre; resta 1 PV.
event-dying = { $climber } está morrendo; uma carta de resgate pode salvar.
event-rescued = { $climber } é trazido para { $to } e fica com { $score } PV.
event-declined = { $seat }: guarda a carta de resgate.
event-night-settled = { $seat }: decidiu sobre o resgate.
event-game-over = A expedição acabou.

## Como terminou

solo-himalayan = Himalaísta
solo-alpinist = Alpinista
solo-walker = Caminhante
solo-sailor = Marinheiro

## O terminal

cli-phase-rescue = decide sobre a carta de resgate: { $seat }
cli-column-climbers = alpinistas e barracas
cli-legend = A1:4 é o alpinista A1 no nível 4, ^A1 é a sua barraca; “lugar” diz quantos alpinistas ainda podem ficar ali.
cli-legend-icefall = Custo ?I ou ?II: peça fechada da cascata com essa marca; ×: uma greta.
cli-seat = { $seat }: { $score } PV, { $hand } na mão, { $pile } para comprar, jogou: { $played }
cli-dying = morrendo
cli-dead = sem vida
cli-tent-at = barraca em { $space }
cli-tent-packed = barraca guardada
cli-rescue-card = carta de resgate
cli-result-solo = Você chegou a: { $level }
cli-result-by-summit = Vence { $seats }: primeiro lugar no cume.

## As regras, uma a uma

rules-section-goal = O objetivo
rules-section-setup = Antes do primeiro dia
rules-section-cards = Escolher cartas e correr risco
rules-section-movement = Movimento
rules-section-climbing = Pontos, níveis e barracas
rules-section-risk = Pagar o risco
rules-section-weather = Clima
rules-section-night = A noite
rules-section-family = Variante familiar
rules-section-end = O fim do dia e da partida
rules-section-solo = A sós na montanha
rules-section-board = Como ler o tabuleiro
rules-section-rulings = Decisões onde as regras se calam
rules-section-icefall = Peças da cascata de gelo

rule-K2-001 = Jogam de uma a cinco pessoas, por cerca de uma hora; convém ter oito anos ou mais.
rule-K2-002 = Você conduz dois alpinistas. Leve-os o mais alto que puder, até o cume se der, e mantenha os dois vivos por 18 dias.
rule-K2-003 = Quanto mais alto um alpinista chega, mais pontos de vitória (PV) ele vale. Se o nível dele cai abaixo de 1, ele morre e resta só 1 PV.
rule-K2-004 = Há duas rotas, uma mais fácil e uma mais difícil.
rule-K2-005 = O verão e o inverno têm seis peças de clima cada. Um marcador mostra o dia de hoje, outro mostra quem lidera.
rule-K2-006 = Cada um tem dois alpinistas de formas diferentes e um peão de pontos para cada um deles.
rule-K2-007 = Cada alpinista tem uma barraca da mesma forma e uma trilha de nível de 1 a 10.
rule-K2-008 = São 20 fichas de risco: quatro de 0, onze de 1 e cinco de 2.
rule-K2-009 = Seu baralho tem 18 cartas de três tipos: movimento, corda e aclimatação. A carta de resgate não faz parte dele.
rule-K2-010 = Escolham uma rota. Para começar, a mais fácil.
rule-K2-011 = Você recebe os alpinistas, as barracas e as 18 cartas da sua cor; carta de resgate, só na variante familiar.
rule-K2-012 = Seus dois alpinistas começam no campo-base, com os peões de pontos no 1.
rule-K2-013 = Os dois alpinistas começam no nível 1.
rule-K2-014 = Escolham verão (mais fácil) ou inverno (mais difícil); qualquer um serve para qualquer rota.
rule-K2-015 = Das seis peças de clima embaralhadas, duas ficam abertas e mostram seis dias. As outras quatro vêm depois, uma a uma.
rule-K2-016 = Três fichas de risco ao acaso ficam abertas, todas as outras fechadas.
rule-K2-017 = Você embaralha suas 18 cartas e compra seis.
rule-K2-018 = Quem esteve na montanha por último lidera no primeiro dia. Aqui a sorte decide, ou vocês.
rule-K2-019 = A partida tem 18 dias. Em cada um vocês escolhem cartas, alguém pode ter de pegar uma ficha de risco, cada um escala na sua vez, a noite muda os níveis e o dia acaba.
rule-K2-020 = Todos escolhem em segredo três cartas da mão e as revelam ao mesmo tempo.
rule-K2-021 = Some o movimento das suas três cartas. Da carta de corda vale o número de subida; a de aclimatação não conta.
rule-K2-022 = Se a sua soma é a maior, você pega uma das três fichas de risco abertas e precisa pagá-la na sua vez.
rule-K2-023 = Se a maior soma empata, ninguém pega ficha.
rule-K2-024 = A ficha levada é logo reposta por outra ao acaso, e de novo há três abertas.
rule-K2-025 = Vocês escalam um após o outro, em sentido horário a partir de quem lidera. A ficha de risco é paga na vez de quem a tem.
rule-K2-026 = Cartas de movimento levam um alpinista para cima ou para baixo.
rule-K2-027 = Um passo segue uma corda, de um espaço ao seguinte.
rule-K2-028 = Entrar em um espaço custa o que diz o distintivo amarelo; sem distintivo custa 1.
rule-K2-029 = Você diz quais cartas são de qual alpinista. Ele pode usar a soma dos pontos delas.
rule-K2-030 = Da carta de corda vale ou a subida ou a descida, nunca as duas.
rule-K2-031 = Com as outras cartas de movimento você sobe e desce como quiser, até no mesmo trajeto.
rule-K2-032 = Os pontos de uma carta não podem ser divididos entre os seus dois alpinistas.
rule-K2-033 = Você pode deixar pontos sem usar, e um alpinista não é obrigado a se mover.
rule-K2-034 = Só um certo número de alpinistas pode ficar em um espaço; depende da altitude e de quantos jogam.
rule-K2-035 = Com cinco jogadores, combinem antes se acima de 7000 m cabe um alpinista a mais em cada espaço (mais fácil) ou não (mais difícil).
rule-K2-036 = Um alpinista pode passar por um espaço lotado pagando o custo, mas não pode ficar ali.
rule-K2-037 = Máximo de alpinistas em um espaço com 2, 3, 4 e 5 jogadores: abaixo de 6000 m 2, 3, 3, 4; a partir de 6000 m 2, 2, 3, 3; a partir de 7000 m 1, 2, 2, 2 (ou 3); acima de 8000 m 1, 1, 1, 1 (ou 2).
rule-K2-038 = Quando um alpinista entra em um espaço cuja bandeira é maior que os pontos dele, os pontos passam logo a esse número.
rule-K2-039 = Descer não tira pontos.
rule-K2-040 = O primeiro alpinista no cume põe o peão de pontos no alto da casa do cume; os seguintes ficam abaixo, em ordem.
rule-K2-041 = Os pontos de uma carta de aclimatação aumentam o nível de um alpinista. Um alpinista pode receber várias dessas cartas.
rule-K2-042 = Cada alpinista tem o seu próprio nível.
rule-K2-043 = Um alpinista pode montar a barraca onde está. Custa o mesmo movimento que entrar no espaço.
rule-K2-044 = Da carta de corda só a subida paga uma barraca.
rule-K2-045 = Cada alpinista monta uma barraca na partida inteira, a sua.
rule-K2-046 = Uma barraca montada fica onde está até o fim.
rule-K2-047 = Um alpinista pode entrar em um espaço e montar ali a barraca na mesma vez, se os pontos derem.
rule-K2-048 = Em um espaço cabem quantas barracas forem.
rule-K2-049 = Uma barraca vale um nível por noite.
rule-K2-050 = Se você pegou uma ficha de risco, precisa pagá-la antes do fim da sua vez.
rule-K2-051 = A ficha de 0 não custa nada.
rule-K2-052 = A ficha de 1 custa um ponto: de uma carta de movimento, de uma carta de aclimatação ou um nível de um alpinista.
rule-K2-053 = Se pagar com carta de corda, diga antes qual dos números vale.
rule-K2-054 = Só um alpinista que se move hoje ou ganha níveis de cartas pode pagar com o nível.
rule-K2-055 = A ficha de 2 custa dois pontos. Você pode pagá-los de modos diferentes e com alpinistas diferentes.
rule-K2-056 = Uma peça de clima mostra três dias: para cada um, as zonas atingidas e o que acontece nelas.
rule-K2-057 = O número vermelho com os pulmões: cada alpinista na zona perde esse número de níveis à noite.
rule-K2-058 = O número amarelo com as botas: entrar em um espaço da zona, subindo ou descendo, e montar barraca ali custa esse tanto a mais.
rule-K2-059 = Com os dois sinais, os dois valem.
rule-K2-060 = Céu azul não muda nada. Botas só aparecem no inverno.
rule-K2-061 = À noite cada alpinista ganha o número azul ou perde o vermelho do seu espaço.
rule-K2-062 = Ganha 1 se há ali uma barraca da sua cor, de qualquer forma.
rule-K2-063 = Perde o que o clima tira na sua zona.
rule-K2-064 = No fim da noite um nível acima de 6 volta a 6.
rule-K2-065 = O alpinista com nível abaixo de 1 morre e sai da montanha.
rule-K2-066 = Um alpinista morto conta 1 PV, tivesse quantos tivesse.
rule-K2-067 = Na variante familiar, combinada antes, cada um tem uma carta de resgate.
rule-K2-068 = Quando um alpinista seu morreria, você pode usar a carta: ele vai para um espaço abaixo de 6000 m.
rule-K2-069 = O peão de pontos dele recua quatro casas na trilha.
rule-K2-070 = Isso só é possível uma vez na partida.
rule-K2-071 = Amanhã lidera quem está à esquerda.
rule-K2-072 = O marcador avança um dia. Quando chega à peça da direita, ela passa para a esquerda e uma nova é aberta.
rule-K2-073 = Quando não há mais peça para abrir, começaram os três últimos dias.
rule-K2-074 = Você compra até ter seis cartas. Se o monte está vazio, não compra nada e amanhã joga as três que tem.
rule-K2-075 = Só quando a mão também está vazia você embaralha as cartas jogadas e compra seis.
rule-K2-076 = A partida acaba com o último dia da última peça.
rule-K2-077 = Vence quem tem mais PV com os dois alpinistas juntos.
rule-K2-078 = No empate, vence quem está mais à frente na casa do cume.
rule-K2-079 = Se nenhum dos empatados está lá, a vitória é dividida.
rule-K2-080 = Sozinho valem as mesmas regras, com quatro mudanças.
rule-K2-081 = Nos espaços cabem tantos alpinistas quanto com dois jogadores.
rule-K2-082 = Você pega uma ficha de risco todo dia.
rule-K2-083 = Se um alpinista morre, a partida acaba na hora. O resultado são os PV do sobrevivente e mais 1.
rule-K2-084 = Seus PV lhe dão um título, de marinheiro a himalaísta; quanto mais difíceis a rota e a estação, menos é preciso.
rule-K2-085 = Um espaço mostra o custo, o que faz com os níveis à noite e a bandeira. Cordas ligam os espaços; linhas marcam 6000, 7000 e 8000 m.
rule-K2-086 = As bandeiras vão de 1 a 7 e há a de 10; na rota mais difícil há também a de 8. Abaixo de 6000 m todas são de 1.

rule-Q-K2-01 = Fichas de risco levadas nunca voltam.
rule-Q-K2-02 = Sozinho são precisas 18 fichas, e elas bastam; a última levada não é reposta.
rule-Q-K2-03 = No campo-base cabem quantos alpinistas forem.
rule-Q-K2-04 = Se um passo sobe ou desce, decide a altitude dos dois espaços; altitude igual conta como subida.
rule-Q-K2-05 = Um espaço pontua na entrada, mesmo que o alpinista só passe por ele. Uma opção muda isso.
rule-Q-K2-06 = Cada alpinista pontua para si, quando a bandeira é maior que os pontos dele.
rule-Q-K2-07 = Os pontos de uma carta de aclimatação não precisam ser usados.
rule-Q-K2-08 = Durante o dia um nível pode subir até 10; pontos além disso se perdem. À noite ele volta a 6.
rule-Q-K2-09 = Um alpinista que paga com o último nível morre na hora. Se puder, aumente antes o nível dele.
rule-Q-K2-10 = Terreno, clima e barraca são somados primeiro, e só a soma muda o nível.
rule-Q-K2-11 = Duas barracas suas no mesmo espaço dão 1 nível do mesmo jeito.
rule-Q-K2-12 = A barraca de um alpinista morto fica e serve ao outro. Se não estava montada, está perdida.
rule-Q-K2-13 = As botas somam ao custo impresso, ou a 1 onde não há nenhum. Decide a zona em que se entra.
rule-Q-K2-14 = Cada espaço pertence a uma zona, aquela em que fica o seu centro.
rule-Q-K2-15 = Se os seus dois alpinistas morreram, você fica de fora com 2 PV. O último jogador com vida pega uma ficha todo dia; se ninguém vive, a partida acabou.
rule-Q-K2-16 = Dois alpinistas não podem trocar de lugar em espaços lotados.
rule-Q-K2-17 = Montar a barraca permite pagar com o nível; uma carta de aclimatação de 0 não.
rule-Q-K2-18 = O risco que você não pode pagar é cancelado.
rule-Q-K2-19 = Você pode pagar a qualquer momento da sua vez, mas não pode fazer nada que o deixe sem como pagar.
rule-Q-K2-20 = Cinco jogadores usam os limites maiores, a menos que a mesa esteja nos rigorosos.
rule-Q-K2-21 = Um alpinista resgatado fica no nível 1.
rule-Q-K2-22 = Você escolhe qualquer espaço abaixo de 6000 m que tenha lugar, inclusive o campo-base.
rule-Q-K2-23 = O recuo de quatro se conta em casas da trilha, não em pontos: de 10 para 4 na rota mais fácil, para 5 na mais difícil.
rule-Q-K2-24 = Você tem uma carta de resgate, não uma por alpinista. Se os dois estão morrendo, você escolhe.
rule-Q-K2-25 = Um alpinista resgatado sai da casa do cume. Se subir de novo, fica por último ali.
rule-Q-K2-26 = No empate conta o seu peão mais à frente na casa do cume. Os mortos já não estão lá.
rule-Q-K2-27 = No empate, quem tem um peão na casa do cume vem antes de quem não tem.
rule-Q-K2-28 = Se os seus dois alpinistas morrem na mesma noite de uma partida solo, o resultado é 2 PV.
rule-Q-K2-29 = A carta de resgate também vale na partida solo; um alpinista resgatado não morreu.
rule-Q-K2-30 = Uma soma de 18 ou 19 na rota mais fácil no verão não pode ocorrer; daria o título de Alpinista.
rule-Q-K2-31 = Uma carta de aclimatação não serve a dois alpinistas.
rule-Q-K2-32 = O campo-base se liga ao primeiro espaço, fica abaixo de 6000 m e dá 1 nível por noite.
rule-Q-K2-33 = Se um alpinista morre na sua vez em uma partida solo, ela acaba ali, e o resto da vez não vale.
rule-Q-K2-34 = Cartas e passos podem vir em qualquer ordem. O primeiro ponto gasto prende a carta a um alpinista, os pontos mais restritos são gastos primeiro, e é preciso sair de um espaço lotado antes de mover o outro ou encerrar a vez.
rule-Q-K2-35 = A carta de resgate se usa quando um alpinista está morrendo, na ordem de jogo; ou você a usa ou deixa o alpinista morrer.
rule-Q-EK-10 = Com peças da cascata, em cada espaço da cascata de gelo do Everest há uma peça fechada com a marca do espaço no verso; as que sobram ficam em segredo. Pisar ali custa 1 e abre a peça: 1, você está lá; 2, pague mais 1 ou recue; greta, recue. O que foi gasto se perde e a peça fica aberta: os próximos e as barracas pagam o que ela mostra, e numa greta ninguém entra. Quem recua para um espaço cheio precisa seguir; se não puder, volta pelo seu caminho até onde possa ficar.
rule-Q-EK-11 = Botas encarecem o primeiro ponto na cascata; tudo se perde se o alpinista recuar.
rule-Q-EK-12 = Quem abriu uma peça se moveu nesse dia, mesmo que tenha recuado.
rule-Q-EK-13 = A carta de resgate não leva ninguém a uma peça fechada nem a uma greta, nem ocupa o lugar a que um alpinista que passa por um espaço cheio talvez precise voltar.

## A página: alpinistas, cartas, fichas

climber-label = Alpinista { $climber }, nível { $level }, { $score } PV, em { $space }
climber-level = nível { $level }
climber-dead = sem vida
climber-dying = morrendo
climber-tent = barraca em { $space }
tray-pick-climber = Escolha um alpinista, depois as cartas dele.
pay-death = { $climber } morreria com isso.
pay-death-yes = Pagar mesmo assim
pay-death-no = Não pagar
rescue-title = { $climber } está morrendo
rescue-help = Escolha um espaço aceso abaixo de 6000 m ou guarde a carta.
warn-death = { $climber } não vai sobreviver a esta noite.
warn-tent = { $climber } ainda poderia chegar à própria barraca.
warn-points = { $climber } ainda poderia chegar a { $space }, que vale { $points } PV.

## A página: clima e montanha

lesson-k2-goal = Leve seus dois alpinistas o mais alto que puder em 18 dias e mantenha-os vivos. A bandeira mostra quanto vale um espaço; cada alpinista guarda a melhor que alcançou.
lesson-k2-choose = A cada dia você joga três das suas seis cartas. As verdes movem, as cordas marrons descem barato, as azuis aumentam o nível. Toque em três e jogue.
lesson-k2-token = Você teve de pegar uma ficha de risco: pague-a com movimento, pontos azuis ou níveis antes de encerrar a vez.
lesson-k2-climber = Toque em um alpinista. Os espaços acesos estão ao alcance: primeiro o custo do caminho, depois o que resta. Toque em um para ir até lá ou arraste o alpinista.
lesson-k2-walk = O número em um espaço é o custo, os pontinhos são os lugares. Cada carta serve a um alpinista; toque nas cartas se quiser decidir qual.
lesson-k2-level = O número pequeno em um alpinista é o nível dele. À noite o espaço dá níveis (azul) ou tira (vermelho), e o clima tira mais. Em 0 ele morre. Os quadrados sob o nome mostram as próximas noites.
lesson-k2-tent = Uma barraca poupa um nível por noite ao alpinista. Cada um tem a sua e nunca a desmonta: monte-a onde quer esperar o mau tempo passar.
lesson-k2-weather = Toque em um dia acima para ver o clima dele na montanha: a zona vermelha é onde dói. Suba com tempo bom e fique embaixo com tempo ruim.
lesson-k2-down = Espaços altos custam níveis toda noite. Suba cedo em um dia bom e desça até uma barraca ou mais abaixo antes que os níveis acabem.
key-climber = escolher um alpinista
map-space = { $space }: custo { $cost }, noite { $acclimatization }, { $points } PV, { $room }

## Preparação: quem joga

bot-scout-help = Pensa uma jogada à frente e pesa os dias que virão. O adversário mais forte deste jogo.
