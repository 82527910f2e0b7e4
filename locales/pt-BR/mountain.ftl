### O que K2 e Mount Everest têm em comum: todos os textos.
### As variáveis são como nos arquivos dos jogos.

## Tabuleiros e zonas

board-everest-easy = Everest pelo sul, rota mais fácil
board-everest-hard = Everest pelo norte, rota mais difícil
zone-below-6000 = abaixo de 6000 m
zone-6000 = 6000–7000 m
zone-7000 = 7000–8000 m
zone-8000 = acima de 8000 m

## Espaços do Everest (no máximo 14 caracteres)

space-everest-easy-base = Campo-base
space-everest-easy-i1 = Cascata 1
space-everest-easy-i2 = Cascata 2
space-everest-easy-i3 = Cascata 3
space-everest-easy-i4 = Cascata 4
space-everest-easy-i5 = Cascata 5
space-everest-easy-i6 = Cascata 6
space-everest-easy-i7 = Cascata 7
space-everest-easy-i8 = Cascata 8
space-everest-easy-i9 = Cascata 9
space-everest-easy-i10 = Cascata 10
space-everest-easy-i11 = Cascata 11
space-everest-easy-i12 = Cascata 12
space-everest-easy-c1 = Campo I
space-everest-easy-wf = Flanco Oeste
space-everest-easy-cwm = Circo Oeste
space-everest-easy-c2 = Campo II
space-everest-easy-berg = Rimaia
space-everest-easy-face = Face sudoeste
space-everest-easy-gully = Canal central
space-everest-easy-pillar = Pilar Sul
space-everest-easy-c3 = Campo III
space-everest-easy-yb = Faixa Amarela
space-everest-easy-crest = Topo do Pilar
space-everest-easy-rock = Faixa rochosa
space-everest-easy-col = Colo Sul
space-everest-easy-balcony = Balcão
space-everest-easy-ss = Cume Sul
space-everest-easy-step = Degrau Hillary
space-everest-easy-snow = Neves altas
space-everest-easy-wr = Crista Oeste
space-everest-easy-summit = Everest
space-everest-hard-base = Rongbuk
space-everest-hard-j1 = Cascata 1
space-everest-hard-j2 = Cascata 2
space-everest-hard-j3 = Cascata 3
space-everest-hard-j4 = Cascata 4
space-everest-hard-j5 = Cascata 5
space-everest-hard-j6 = Cascata 6
space-everest-hard-j7 = Cascata 7
space-everest-hard-j8 = Cascata 8
space-everest-hard-j9 = Cascata 9
space-everest-hard-j10 = Cascata 10
space-everest-hard-j11 = Cascata 11
space-everest-hard-j12 = Cascata 12
space-everest-hard-abc = Base avançada
space-everest-hard-chang = Changtse
space-everest-hard-rong = Gelo Rongbuk
space-everest-hard-head = Cabeceira
space-everest-hard-fan = Avalanches
space-everest-hard-lho = Lho La
space-everest-hard-wcliff = Paredes cinza
space-everest-hard-wsnow = Encosta Oeste
space-everest-hard-ncol = Colo Norte
space-everest-hard-nsnow = Rampa de neve
space-everest-hard-nridge = Campo do vento
space-everest-hard-couloir = Grande Couloir
space-everest-hard-narrow = Garganta
space-everest-hard-wsh = Ombro Oeste
space-everest-hard-wridge = Crista Oeste
space-everest-hard-hcamp = Campo Hornbein
space-everest-hard-c6 = Campo VI
space-everest-hard-first = 1º Degrau
space-everest-hard-second = 2º Degrau
space-everest-hard-upper = Limbo branco
space-everest-hard-horn = Canal Hornbein
space-everest-hard-pyr = Pirâmide final
space-everest-hard-summit = Everest

## Cartas e céu

card-movement = Movimento { $points }
card-movement-loss = Movimento { $points } (clientes −{ $loss })
card-rope = Corda { $up }/{ $down }
card-acclimatization = Aclimatação { $points }
sky-sun = céu limpo
sky-cloud = nuvens
sky-snow = neve
sky-storm = tempestade

## Fases

phase-deal = Compra de cartas
phase-choose = Escolha das cartas
phase-take = Escolha da ficha de risco
phase-act = Escalada
phase-over = A expedição acabou

## Ações

action-choose = Jogar { $cards }
action-take-token = Pegar risco { $risk }
action-pay-card = Pagar 1 de risco com { $card }
action-pay-card-rope = Pagar 1 de risco com { $card }, { $direction ->
    [up] subida
   *[down] descida
 }
action-end-turn = Encerrar a vez

## O terminal

cli-space = { $name } ({ $id })
cli-day-of-game = dia { $day } de { $last }
cli-phase-deal = compra de cartas
cli-phase-choose = escolham três cartas
cli-phase-take-token = pega uma ficha de risco: { $seat }
cli-phase-act = escala: { $seat }
cli-phase-over = a expedição acabou
cli-day = Dia { $day }
cli-day-today = Dia { $day }, hoje
cli-weather-clear = céu limpo
cli-weather-lungs = níveis -{ $lungs } à noite
cli-weather-closed = ninguém se move: { $zones }
cli-weather-boots = entrar custa { $boots } a mais
cli-weather-section = { $section }: { $effect }
cli-weather-landslide = deslizamento
cli-tokens = Fichas de risco: { $tokens }
cli-column-space = espaço
cli-column-cost = custo
cli-column-night = noite
cli-column-points = PV
cli-column-room = lugar
cli-column-ropes = cordas para
cli-level = nível { $level }
cli-score = { $score } PV
cli-card = { $slot }: { $card }, resta { $left }   { $named }
cli-direction = { $direction ->
    [up] subida
   *[down] descida
 }
cli-token-held = risco { $risk }
cli-hand = Sua mão: { $cards }
cli-choice = Você escolheu: { $cards }
cli-pile = Seu monte de compra: { $cards }
cli-owed = Risco a pagar: { $owed }
cli-result-seat = { $seat }: { $score } PV
cli-result-winners = { $count ->
    [one] Vence { $seats }.
   *[other] Vitória dividida: { $seats }.
 }

## A página: cartas e fichas

hand-title = Sua mão
hand-chosen = Você escolheu { $cards }. Os outros ainda não veem nada.
hand-choose = Jogar estas três
hand-left = { $count ->
    [3] escolha três cartas
    [one] escolha mais uma
   *[other] escolha mais { $count }
 }
hand-full = Três já foram escolhidas. Toque em uma delas para devolvê-la.
hand-sum = Soma { $sum }
hand-risk-always = você pega uma ficha de risco todo dia
hand-risk = maior soma, e assim uma ficha de risco: cerca de { $percent }%
tray-cards = Suas cartas
tray-left = resta { $left }
tray-pick-space = Escolha um espaço aceso: ele mostra o custo e o que resta.
tray-no-space = Nenhum espaço está ao alcance destes pontos.
tray-owed = Risco ainda a pagar: { $owed }
tray-pay = Pagar o risco
tray-up = subida
tray-down = descida
tray-unlock = Escolher de novo
token-title = Pegue uma ficha de risco
token-help = É quanto você paga nesta vez, com pontos ou níveis.
token-shown = Fichas de risco
token-face-down = { $count ->
    [one] { $count } fechada
   *[other] { $count } fechadas
 }
deck-title = Seu baralho
deck-pile = A comprar: { $cards }
deck-played = Jogadas: { $cards }
deck-reshuffle = Embaralha-se de novo quando mão e monte estão vazios.
seat-cards = { $hand } na mão, { $pile } a comprar
seat-score = { $score } PV
seat-chosen = já escolheu
key-card = escolher as cartas dele

## A página: noite, clima e montanha

forecast-title = As próximas noites
night-title = A noite
night-go-on = Continuar
forecast-night = Dia { $day }: nível { $level }
forecast-death = Dia { $day }: morre
weather-title = Clima
weather-day = Dia { $day }: { $sky }
weather-lungs = nível −{ $lungs }
weather-boots = entrar +{ $boots }
weather-where = { $zones }
weather-closed = sem movimento: { $zones }
map-title = A montanha
map-zone = { $zone }
map-room = { $standing } de { $limit }
map-room-free = { $standing } ali, sem limite
map-joined = para { $spaces }
map-reach = { $space }: custo { $cost }, resta { $left }

## Opções

option-passing-scores = Pontos na passagem
option-passing-scores-help = Se um espaço pelo qual só se passa, mesmo lotado, pontua.
option-passing-scores-on = ao entrar
option-passing-scores-off = só ao ficar

icefall-hidden = peça fechada { $mark }, abri-la custa { $cost }
icefall-crevasse = uma greta, fechada para todos
icefall-fork = A cascata de gelo
icefall-fork-text = { $space } custa { $cost }. { $pawn } pagou { $paid }.
icefall-stay = Pagar mais 1 e entrar
icefall-stay-with = Pagar mais 1 com { $card } e entrar
icefall-retreat = Recuar
cli-phase-probe = uma peça da cascata se abre para { $seat }
cli-phase-fork = entrar na cascata ou recuar: { $seat }

## Sinais da montanha

legend-title = Sinais da montanha
legend-cost = Quanto custa entrar no espaço.
legend-points = Quanto o espaço vale.
legend-night = Azul: níveis que a noite ali dá. Vermelho: níveis que ela tira.
legend-room = Lugares: cada ponto é um, o cheio está ocupado.
legend-way = Aceso: ao alcance. Primeiro o custo do caminho, depois o que resta.
legend-weather = Tempo: −1 tira um nível à noite, +1 encarece cada passo, com ⊘ ninguém se move.
