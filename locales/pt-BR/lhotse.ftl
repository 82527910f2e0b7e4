### Lhotse: os textos deste jogo que K2 não tem. O que os dois têm em comum está em k2.ftl e mountain.ftl.
### As variáveis são como em inglês; nomes de pessoas, espaços e coisas ficam sem artigo.

## Tabuleiros, estações, seções, peças de clima

game-lhotse = Lhotse
board-lhotse-face = Lhotse, Face Sul
board-lhotse-col = Lhotse, Corrida do Colo Sul
weather-lhotse = Lhotse
section-W = Oeste
section-C = Centro
section-E = Leste
tile-clear-window = Janela de tempo bom
tile-jet-stream = Corrente de jato
tile-west-storm = Tempestade do oeste
tile-east-monsoon = Monção do leste
tile-pillar-falls = Queda do pilar
tile-thaw = Degelo
tile-inversion = Inversão
tile-whiteout = Nevoeiro branco
tile-seracs = Seracs
tile-front = Frente fria
tile-clear-window-help = Dois dias limpos na face inteira, depois um pouco de vento no alto.
tile-jet-stream-help = Tempestade acima de 8000 m, pior no centro; calma abaixo.
tile-west-storm-help = Três dias ruins no oeste, que acabam ali em um deslizamento; o leste fica limpo.
tile-east-monsoon-help = Três dias ruins no leste; o oeste fica limpo.
tile-pillar-falls-help = Tempo bom, mas no segundo dia o centro desaba.
tile-thaw-help = Sem vento, mas as paredes baixas, aquecidas, deslizam: primeiro no oeste, depois no leste.
tile-inversion-help = Nuvens na face baixa; sol para quem está no alto.
tile-whiteout-help = Neve na face inteira por um dia, depois ela desliza do alto do centro.
tile-seracs-help = No segundo dia gelo suspenso se solta do alto do leste.
tile-front-help = A neve cruza a face de oeste a leste, uma seção por dia.

## Espaços da Face Sul (no máximo 14 caracteres)

space-lhotse-face-sw = Campo Oeste
space-lhotse-face-se = Campo Leste
space-lhotse-face-m = Moraina média
space-lhotse-face-a1 = Prado da Cabra
space-lhotse-face-a2 = Totem velho
space-lhotse-face-a3 = Pé da crista
space-lhotse-face-ab = Topo da escada
space-lhotse-face-a4 = Sela nevada
space-lhotse-face-a5 = Campo Oeste II
space-lhotse-face-a6 = Navalha
space-lhotse-face-b1 = Avental gelado
space-lhotse-face-bc = Platôs gêmeos
space-lhotse-face-b4 = Degraus azuis
space-lhotse-face-b5 = Campo suspenso
space-lhotse-face-b6 = Goela de gelo
space-lhotse-face-west = Lhotse Oeste
space-lhotse-face-c1 = Pé do pilar
space-lhotse-face-c3 = Lajes rubras
space-lhotse-face-c4 = Platô da Águia
space-lhotse-face-c5 = Campo do Pilar
space-lhotse-face-c6 = Torre cinza
space-lhotse-face-c7 = Faixa podre
space-lhotse-face-c8 = Última chaminé
space-lhotse-face-d1 = Cone de pedras
space-lhotse-face-d2 = Boca do canal
space-lhotse-face-d3 = Funil de pedra
space-lhotse-face-d4 = Canal longo
space-lhotse-face-d5 = Campo Couloir
space-lhotse-face-d6 = Garganta
space-lhotse-face-d7 = Leque de neve
space-lhotse-face-d8 = Cornija
space-lhotse-face-top = Lhotse
space-lhotse-face-e1 = Campo da Pedra
space-lhotse-face-e2 = Pé da costela
space-lhotse-face-e3 = Costela negra
space-lhotse-face-ef = Ombro
space-lhotse-face-e5 = Campo Shar
space-lhotse-face-e6 = Costela rota
space-lhotse-face-e7 = Colo Shar
space-lhotse-face-f1 = Pasto do iaque
space-lhotse-face-f2 = Lagoa glacial
space-lhotse-face-f3 = Pé do esporão
space-lhotse-face-f4 = Esporão branco
space-lhotse-face-f5 = Campo Leste II
space-lhotse-face-f6 = Cogumelos
space-lhotse-face-f7 = Ombro Leste
space-lhotse-face-shar = Lhotse Shar

## Espaços da Corrida do Colo Sul (no máximo 14 caracteres)

space-lhotse-col-s1 = Campo Geleira
space-lhotse-col-s2 = Campo Moraina
space-lhotse-col-l1 = Moraina esq.
space-lhotse-col-l2 = Pé do Nuptse
space-lhotse-col-i1 = Seracs baixos
space-lhotse-col-i2 = Portal de gelo
space-lhotse-col-i3 = Escadas
space-lhotse-col-i4 = Gelo pipoca
space-lhotse-col-i5 = Fim da cascata
space-lhotse-col-r1 = Moraina dir.
space-lhotse-col-r2 = Crista rochosa
space-lhotse-col-w1 = Beira da greta
space-lhotse-col-w2 = Campo I
space-lhotse-col-w3 = Canto Nuptse
space-lhotse-col-w4 = Circo esquerdo
space-lhotse-col-w5 = Fundo do circo
space-lhotse-col-w6 = Campo II
space-lhotse-col-w7 = Rampa do leque
space-lhotse-col-w8 = Rimaia
space-lhotse-col-w9 = Pé da face
space-lhotse-col-f1 = Gelo esquerdo
space-lhotse-col-f2 = Rampa de gelo
space-lhotse-col-f3 = Campo III
space-lhotse-col-f4 = Platô do serac
space-lhotse-col-g1 = Esp. Genebra
space-lhotse-col-g2 = Colo Sul
space-lhotse-col-g3 = Faixa Amarela
space-lhotse-col-g4 = Gelo superior
space-lhotse-col-h1 = Rampa do colo
space-lhotse-col-h2 = Campo IV
space-lhotse-col-h3 = Canal Reiss
space-lhotse-col-h4 = Canal de neve
space-lhotse-col-top = Lhotse

## Fases e títulos

phase-draft = Escolha de uma peça de clima
phase-discard = Descarte de cartas
phase-slide = Deslizamento
solo-mountaineer = Montanhista
levels-first = A tabela impressa do jogo solo tem falhas; o título segue a primeira coluna, já corrigida.
levels-second = A tabela impressa do jogo solo tem falhas; o título segue a segunda coluna, já corrigida.
levels-measured = Por cinco faixas achadas por simulação.

## Opções

option-discards = Cartas para a caixa
option-discards-help = Sem quais três cartas cada um joga na Corrida do Colo Sul.
option-discards-standard = aclimatação 2, 1 e 0
option-discards-free = três quaisquer, escolhidas em segredo
option-levels = Títulos da partida solo
option-levels-help = Quantos pontos dão qual título na escalada solo.
option-levels-printed = tabela impressa, pela estação
option-levels-first = tabela impressa, primeira coluna
option-levels-second = tabela impressa, segunda coluna
option-levels-measured = medidos, cinco faixas

## Ações

action-keep = Ficar com { $tile }
action-discard = Descartar { $cards }
action-fix = { $climber } fixa uma corda até { $space } (custo 1)
action-slide = { $piece ->
    [tent] A barraca de { $climber } desliza para { $space }
   *[climber] { $climber } desliza para { $space }
 }

## Por que uma ação é recusada

refusal-tile-not-dealt = Esta peça de clima não foi dada a você.
refusal-no-fixed-ropes = Não há cordas fixas nesta partida.
refusal-rope-used = { $seat }, o seu par de fichas de corda fixa já está no lugar e nunca se move.
refusal-rope-too-low = { $space } fica baixo demais: as duas pontas de uma corda fixa ficam acima de 6000 m.
refusal-rope-too-steep = As bandeiras de { $from } e { $to } diferem em mais de 1.
refusal-rope-paths = { $from } e { $to } não estão em dois caminhos vizinhos diferentes.
refusal-rope-blocked = Nenhuma corda fixa cabe entre { $from } e { $to }: há uma corda ou um espaço no meio, ou já estão ligados.
refusal-not-sliding = Ainda não é hora de deslizar: { $piece ->
    [tent] barraca de { $climber }
   *[climber] { $climber }
 }.
refusal-no-slide = { $piece ->
    [tent] A barraca de { $climber } não pode
   *[climber] { $climber } não pode
 } deslizar para { $to }.

## O que aconteceu (o diário)

event-tile-shown-named = Uma nova peça de clima está à vista: { $tile }.
event-tile-dealt = Peça de clima para { $seat }: { $tile }.
event-tile-dealt-hidden = { $seat }: recebe uma peça de clima.
event-kept = { $seat }: ficou com uma peça de clima.
event-draft-ended = As peças de clima são embaralhadas.
event-discard-chosen = { $seat }: escolheu cartas para a caixa.
event-discarded = { $seat }: joga sem { $cards }.
event-rope-fixed = { $climber } fixa uma corda de { $from } a { $to } (custo { $cost }).
event-buried = Um deslizamento atinge { $climber }: o nível { $before } passa a { $after }.
event-slid = { $piece ->
    [tent] A barraca de { $climber } desliza de { $from } a { $to }.
   *[climber] { $climber } desliza de { $from } a { $to }.
 }

## O terminal

cli-phase-draft = fiquem com uma de duas peças de clima
cli-phase-discard = descartem três cartas
cli-phase-slide = escolhe para onde uma peça desliza: { $seat }
cli-space-in-section = { $name }, { $section }
cli-legend-fixed-ropes = = antes de um espaço marca uma corda fixa.
cli-tile = { $name } ({ $number })
cli-tile-dealt = Você recebeu: { $tile }
cli-tile-kept = Você fica com: { $tile }
cli-rope-fixed = corda fixa de { $from } a { $to }
cli-rope-packed = corda fixa ainda não colocada
cli-discarded = na caixa: { $cards } (bônus { $bonus } PV)
cli-discards = Você descarta: { $cards }
cli-discard-hint = Digite discard e três cartas, como discard a0 a1 a2; servem três quaisquer do seu baralho.

## A página

home-col = Corrida do Colo Sul
home-col-help = Quinze dias de dois campos a um só cume; você escolhe três cartas para deixar para trás.
lhotse-section-weather = { $section } { $weather }
lhotse-day-weather = Dia { $day }: { $weather }
lhotse-landslide = deslizamento −2
lhotse-band = { $from }–{ $to } km
lhotse-band-up = { $from }+ km
lhotse-tile-day = Dia { $day }
lhotse-drafting = Escolhendo uma peça de clima: { $seats }
lhotse-discarding = Separando cartas: { $seats }
lhotse-draft-title = Fique com uma de duas peças de clima
lhotse-draft-help = { $count ->
    [one] Cada um fica com uma em segredo, mais { $count } é sorteada, e as seis são embaralhadas. Só você sabe que a sua está entre elas; a outra sai do jogo.
   *[other] Cada um fica com uma em segredo, mais { $count } são sorteadas, e as seis são embaralhadas. Só você sabe que a sua está entre elas; a outra sai do jogo.
 }
lhotse-draft-keep = Manter: { $tile }
lhotse-draft-kept = Você fica com { $tile }. Os outros não veem nada.
lhotse-own-tile = Sua peça de clima: { $tile }
lhotse-discard-title = Deixe três cartas para trás
lhotse-discard-help = Elas ficam fora do seu baralho por todos os 15 dias; todos abrem as suas ao mesmo tempo. Cada 2 níveis em cartas azuis entre elas valem 1 PV no fim.
lhotse-discard-go = Deixar estas três
lhotse-discard-bonus = { $bonus } PV no fim
lhotse-discard-chosen = Você deixa { $cards } para trás ({ $bonus } PV no fim). Os outros ainda não veem nada.
lhotse-seat-discarded = deixou: { $cards } (+{ $bonus } PV no fim)
lhotse-rope = Corda fixa de { $seat }: desce de { $from } a { $to }
lhotse-rope-level = Corda fixa de { $seat }: { $from } e { $to }, no mesmo nível
lhotse-fix = Fixar corda ({ $cost })
lhotse-fix-help = Toque em um espaço aceso: a corda leva até lá, para sempre e para todos.
lhotse-slide = Deslizamento
lhotse-slide-title = O deslizamento leva { $piece }.
lhotse-slide-help = Mais de um caminho desce; escolha um espaço aceso.
lhotse-piece-climber = { $climber }
lhotse-piece-tent = a barraca de { $climber }
lhotse-map-landslide = deslizamento esta noite
lhotse-map-ropes = cordas fixas até { $spaces }
path-west-ridge = crista oeste (laranja)
path-ice-ladder = escada de gelo (azul)
path-pillar = pilar (vermelho)
path-couloir = couloir (amarelo)
path-shar-rib = costela do Shar (violeta)
path-east-spur = esporão leste (verde)
lhotse-end-bonus = { $seat }: { $bonus } PV destes pelas cartas deixadas para trás.

## A lição

lesson-lhotse-goal = Seus dois alpinistas partem de dois campos ao pé da Face Sul do Lhotse. Leve-os o mais alto que puder em 18 dias e mantenha os dois vivos. O pico do meio é o mais alto.
lesson-lhotse-draft = Primeiro você fica com uma de duas peças de clima. Ela estará entre as seis desta partida, em dias que ninguém conhece. Fique com a que serve ao lado que pretende escalar.
lesson-lhotse-choose = A cada dia você joga três das suas seis cartas. As verdes movem, as cordas marrons descem barato, as azuis aumentam o nível de um alpinista. Toque em três e jogue.
lesson-lhotse-token = Você teve de pegar uma ficha de risco: pague-a com movimento, pontos azuis ou um nível antes de encerrar a vez.
lesson-lhotse-walk = Toque em um alpinista e depois em um espaço aceso: primeiro o custo do caminho, depois o que resta. Seis caminhos sobem, cada um com cordas da sua cor; alguns espaços ligam dois deles.
lesson-lhotse-level = Ao lado de cada alpinista estão as próximas noites, se ele ficar onde está. Altitude, clima e deslizamentos tiram níveis; em 0 um alpinista morre.
lesson-lhotse-weather = Oeste, centro e leste têm cada dia o seu próprio clima. Toque em um dia acima para vê-lo na montanha: zonas sombreadas custam níveis à noite.
lesson-lhotse-tent = Um alpinista pode montar a barraca uma vez, pelo custo de entrar no espaço. Ela dá um nível por noite.
lesson-lhotse-landslide = Pedras na montanha são um deslizamento: à noite todos ali perdem mais 2 níveis, mesmo em uma barraca, e alpinistas e barracas deslizam um espaço para baixo.
lesson-lhotse-rope = Acima de 6000 m você pode fixar a sua corda uma vez, por 1 ponto, de um alpinista a um espaço aceso do caminho vizinho. Ela fica para sempre, e todos podem usá-la.
lesson-lhotse-down = No alto nenhum alpinista dura muito. Os pontos ficam quando você desce: saia a tempo, antes que os níveis acabem.

## As regras, uma a uma

lhotse-rules-section-common = O objetivo e o que os dois cenários têm em comum
lhotse-rules-section-face = Face Sul: antes do primeiro dia
lhotse-rules-section-col = Corrida do Colo Sul: antes do primeiro dia
lhotse-rules-section-weather = Clima
lhotse-rules-section-landslide = Deslizamentos
lhotse-rules-section-ropes = Cordas fixas
lhotse-rules-section-end = O fim da partida
lhotse-rules-section-solo = A sós na montanha
lhotse-rules-section-rulings = Decisões onde as regras se calam

rule-LH-001 = Lhotse é uma expansão de K2. O que não muda aqui é como em K2.
rule-LH-002 = Vence quem tem mais pontos de vitória (PV) no fim.
rule-LH-003 = No empate, vence quem chegou primeiro ao topo do Lhotse, o pico do meio. Se nenhum dos empatados chegou, a vitória é dividida.
rule-LH-004 = Há dois cenários: a Face Sul e a Corrida do Colo Sul.
rule-LH-005 = A preparação é como em K2: três fichas de risco abertas, seis cartas na mão, e os dois alpinistas no nível 1 com 1 ponto.
rule-LH-006 = Você tem o seu baralho, dois alpinistas, duas barracas e duas trilhas de nível, como em K2.
rule-LH-007 = Há dois campos de partida. Em cada um começa um dos seus alpinistas.
rule-LH-008 = A Face Sul se joga com as peças de clima de Lhotse em vez das de K2.
rule-LH-009 = Você recebe duas peças de clima fechadas. Fica com uma para a partida; a outra volta à caixa sem ser vista.
rule-LH-010 = Com um, dois, três e quatro jogadores entram mais cinco, quatro, três e duas das peças não distribuídas, para que sejam seis.
rule-LH-011 = Com cinco jogadores entra uma peça ao acaso das cinco recusadas.
rule-LH-012 = São dez peças; cinco jogadores recebem todas.
rule-LH-013 = As seis são embaralhadas. Duas ficam abertas, quatro vêm depois, como em K2.
rule-LH-014 = Você tem um par de fichas de corda fixa da sua cor.
rule-LH-015 = Seis peças de três dias dão 18 dias, com 18 cartas como em K2.
rule-LH-016 = A Corrida do Colo Sul se joga no seu próprio lado do tabuleiro.
rule-LH-017 = Das seis peças de verão ou de inverno de K2 uma é posta de lado sem ser vista; jogam-se cinco. De resto o clima é como em K2.
rule-LH-018 = Ou se joga com cinco peças de Lhotse, e o clima do centro vale em toda parte.
rule-LH-019 = Há barracas, mas não cordas fixas.
rule-LH-020 = Você deixa três cartas na caixa: uma de aclimatação de 2, uma de 1 e uma de 0.
rule-LH-021 = Se combinarem antes, em vez disso cada um escolhe três cartas em segredo, e todas são abertas ao mesmo tempo.
rule-LH-022 = O seu baralho tem então 15 cartas.
rule-LH-023 = Assim você tem seis cartas por quatro dias e três no quinto, três vezes seguidas.
rule-LH-024 = Uma peça de Lhotse tem um clima próprio para o oeste, o centro e o leste da Face Sul.
rule-LH-025 = Em cada seção o clima depende da altitude.
rule-LH-026 = Cada dia tem três indicações, uma por seção.
rule-LH-027 = Um deslizamento vem à noite, depois que todos os níveis mudaram.
rule-LH-028 = Cada alpinista nele perde mais 2 níveis, em uma barraca ou não.
rule-LH-029 = Cada alpinista e cada barraca nele deslizam um espaço para baixo, pelas cordas impressas.
rule-LH-030 = Nada desliza por uma corda fixa.
rule-LH-031 = Os espaços mais baixos deslizam primeiro, depois os de cima.
rule-LH-032 = Se há dois espaços mais baixos possíveis, a peça desliza para o da sua seção.
rule-LH-033 = Se os dois estão na sua seção, o dono escolhe.
rule-LH-034 = Ao deslizar, não importa quantos alpinistas cabem em um espaço.
rule-LH-035 = Na sua vez, um alpinista acima de 6000 m pode colocar o seu par de fichas de corda fixa: elas ligam o espaço dele a outro.
rule-LH-036 = Você tem um par. Uma vez colocado, fica onde está.
rule-LH-037 = Colocá-lo custa 1 ponto do movimento desse alpinista.
rule-LH-038 = Uma das fichas fica no espaço do próprio alpinista.
rule-LH-039 = Dois espaços com fichas da mesma cor estão ligados.
rule-LH-040 = A travessia custa o que custa entrar no espaço, como sempre.
rule-LH-041 = Todos podem usar todas as cordas fixas.
rule-LH-042 = Uma corda fixa não é uma corda impressa.
rule-LH-043 = Cordas fixas podem se cruzar, e várias fichas podem dividir um espaço.
rule-LH-044 = As bandeiras dos dois espaços diferem em 1 no máximo.
rule-LH-045 = Os espaços ficam em dois caminhos diferentes e vizinhos. Um caminho é uma série de espaços ligados por cordas da mesma cor.
rule-LH-046 = A corda não cruza corda impressa nem espaço; pode fazer curva.
rule-LH-047 = Os dois espaços ficam acima de 6000 m.
rule-LH-048 = O espaço com a bandeira maior é a ponta de cima: a ficha dele aponta para baixo, a outra para cima.
rule-LH-049 = Com bandeiras iguais as fichas apontam uma para a outra.
rule-LH-050 = Da ponta de cima à de baixo se desce, e vale a descida de uma carta de corda.
rule-LH-051 = Entre bandeiras iguais se sobe, em qualquer sentido.
rule-LH-052 = A Face Sul acaba com o último dia da sexta peça.
rule-LH-053 = A Corrida do Colo Sul acaba com o último dia da quinta peça, depois de 15 dias.
rule-LH-054 = Na Corrida do Colo Sul você soma os níveis das três cartas que deixou na caixa: cada 2 valem 1 PV.
rule-LH-055 = As três de costume, 2, 1 e 0, valem 1 PV para cada um.
rule-LH-056 = No empate na Corrida do Colo Sul vence quem esteve primeiro no cume; se nenhum esteve, a vitória é dividida.
rule-LH-057 = Sozinho você joga pelas regras solo de K2.
rule-LH-058 = Seus PV lhe dão um título. A tabela impressa está danificada; aqui ela está corrigida.

rule-Q-LH-01 = Uma peça tem três dias de três seções; cada uma tem as suas zonas, a sua perda de níveis e talvez um deslizamento.
rule-Q-LH-02 = Um deslizamento desce nas zonas que o clima daquela seção indica.
rule-Q-LH-03 = Primeiro todos os níveis mudam como sempre, depois o deslizamento tira 2, depois morrem os alpinistas em 0, depois as peças deslizam, as mais baixas primeiro, e por fim níveis acima de 6 caem a 6.
rule-Q-LH-04 = O deslizamento tira os seus 2 antes que um nível acima de 6 caia: 7 passa a 5.
rule-Q-LH-05 = Os mortos já não estão lá quando algo desliza.
rule-Q-LH-06 = Quem perde níveis se decide antes que algo deslize; assim cada peça desliza uma vez.
rule-Q-LH-07 = Se nenhum espaço mais baixo fica na sua seção, o dono escolhe entre todos os mais baixos.
rule-Q-LH-08 = Em um campo ao pé da parede nada desliza mais, mas níveis se perdem.
rule-Q-LH-09 = Para baixo é a uma altitude menor por uma corda impressa; uma corda em nível não desce.
rule-Q-LH-10 = No mesmo espaço os donos escolhem na ordem de jogo, peça por peça.
rule-Q-LH-11 = Um alpinista e a barraca dele podem deslizar por caminhos diferentes.
rule-Q-LH-12 = Depois de um deslizamento um espaço pode estar cheio demais. Quem está nele pode ficar; ninguém mais pode parar ali até haver lugar.
rule-Q-LH-13 = Fichas de corda fixa não deslizam.
rule-Q-LH-14 = Deslizar não tira pontos.
rule-Q-LH-15 = Os pares de espaços que uma corda fixa pode ligar estão listados com o tabuleiro. Um espaço em dois caminhos conta para os dois.
rule-Q-LH-16 = Pontos de movimento pagam a colocação da corda; de uma carta de corda, a subida.
rule-Q-LH-17 = A ponta distante pode estar lotada.
rule-Q-LH-18 = O alpinista pode usar logo a sua corda nova.
rule-Q-LH-19 = Bandeiras iguais contam como subida só em cordas fixas; as impressas vão pela altitude.
rule-Q-LH-20 = Títulos: na Corrida do Colo Sul com peças de verão, pela primeira coluna; senão, pela segunda. Pode-se escolher em vez disso uma tabela medida nestes tabuleiros. Os pontos das cartas deixadas para trás contam, mesmo após uma morte.
rule-Q-LH-21 = Na primeira coluna 18 e 19 fazem de você um Alpinista; o título mais alto exige 20.
rule-Q-LH-22 = Sozinho na Face Sul você recebe duas peças, fica com uma, e entram mais cinco.
rule-Q-LH-23 = Descartes livres são três quaisquer das 18 cartas; só as de aclimatação valem algo.
rule-Q-LH-24 = O bônus é arredondado para baixo.
rule-Q-LH-25 = O bônus conta antes de se decidir um empate.
rule-Q-LH-26 = Com peças de Lhotse na Corrida do Colo Sul, um deslizamento do centro vale para o tabuleiro inteiro.
rule-Q-LH-27 = Quem esteve primeiro no cume e morreu não conta mais em um empate.
rule-Q-LH-28 = Os outros picos valem as suas bandeiras e não decidem empates.
rule-Q-LH-29 = Nos campos ao pé da parede cabem quantos alpinistas forem.
rule-Q-LH-30 = Botas em uma peça de Lhotse valeriam para a sua seção, como em K2.
rule-Q-LH-31 = A variante familiar também pode ser jogada aqui.
rule-Q-LH-32 = O seu primeiro alpinista, o redondo, começa no oeste, o segundo no leste.
