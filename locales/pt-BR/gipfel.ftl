### Up the Rock: todos os textos deste jogo.
### As variáveis são como em inglês; nomes de paradas ficam sem artigo.

## Jogo e tabuleiro

game-gipfel = Up the Rock
board-gipfel = A montanha das cabras

## Paradas (no máximo 14 caracteres)

station-gipfel-start = Vila
station-gipfel-summit = Cume
station-gipfel-a1 = Trevo
station-gipfel-a2 = Pasto do Sino
station-gipfel-a3 = Morro do Cardo
station-gipfel-a4 = Vira-Vento
station-gipfel-a5 = Pedra Marmota
station-gipfel-a6 = Poleiro
station-gipfel-b1 = Pinheiral
station-gipfel-b2 = Toco Esquilo
station-gipfel-b3 = Tronco musgoso
station-gipfel-b4 = Oco da Coruja
station-gipfel-b5 = Mirante
station-gipfel-c1 = Palheiro
station-gipfel-c2 = Pedra Risonha
station-gipfel-c3 = Piquenique
station-gipfel-c4 = Arfa-Arfa
station-gipfel-d1 = Açude
station-gipfel-d2 = Pedra do Sapo
station-gipfel-d3 = Lontras
station-gipfel-d4 = Tchibum
station-gipfel-d5 = Arco-íris
station-gipfel-e1 = Ladeira ao Sol
station-gipfel-e2 = Casa do Queijo
station-gipfel-e3 = Totem torto
station-gipfel-e4 = Lagartixa
station-gipfel-e5 = Sacada
station-gipfel-t1 = Canto do Eco
station-gipfel-t2 = Último Lanche
station-gipfel-t3 = Nariz da Cabra

## Placas: por extenso e tão curtas como estão na montanha

sign-sum-at-most = soma de { $sum } ou menos
sign-sum-at-most-short = { $sum }−
sign-sum-at-least = soma de { $sum } ou mais
sign-sum-at-least-short = { $sum }+
sign-three-of = três dados de { $face ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
   *[6] seis
 }
sign-three-of-short = { $face } { $face } { $face }
sign-two-pairs = dois pares
sign-two-pairs-short = 2 pares
sign-full-house = full house
sign-full-house-short = 3 + 2
sign-small-straight = sequência menor (quatro seguidos)
sign-small-straight-short = 4 seguidos
sign-large-straight = sequência maior (cinco seguidos)
sign-large-straight-short = 5 seguidos
sign-of-a-kind = { $count ->
    [3] três iguais
    [4] quatro iguais
   *[5] cinco iguais
 }
sign-of-a-kind-short = { $count } iguais

## Fases

gipfel-phase-first = A sorte decide quem começa
gipfel-phase-roll = Pega os dados: { $seat }
gipfel-phase-rolling = Os dados de { $seat } estão rolando
gipfel-phase-choose = Rola de novo ou move uma cabra: { $seat }
gipfel-phase-push = Escolhe para onde vai a cabra empurrada: { $seat }
gipfel-phase-over = A escalada acabou

## Ações (botões e itens de lista)

gipfel-action-roll-all = Rolar os cinco dados
gipfel-action-roll = Rolar { $dice } de novo
gipfel-action-move = Cabra de { $from } a { $to } ({ $sign })
gipfel-action-move-joker = Cabra de { $from } a { $to } (coringa)
gipfel-action-push = A cabra empurrada vai de { $from } a { $to }
gipfel-action-back = Cabra de { $station } de volta à vila
gipfel-action-end = Encerrar a vez

## Por que uma ação é recusada

gipfel-refusal-game-over = A partida acabou; não há mais nada a fazer.
gipfel-refusal-chance-first = Espere até os dados pararem.
gipfel-refusal-no-such-chance = Os dados não podem cair assim agora.
gipfel-refusal-not-now = { $seat }, os dados estão com outra pessoa.
gipfel-refusal-roll-all-first = A vez começa com uma rolagem dos cinco dados.
gipfel-refusal-no-rolls-left = Você já rolou três vezes; agora uma cabra precisa andar.
gipfel-refusal-no-dice = Escolha pelo menos um dado para rolar.
gipfel-refusal-push-due = Antes escolha para onde vai a sua cabra empurrada em { $station }.
gipfel-refusal-not-pushed = Nenhuma cabra em { $station } está sendo empurrada.
gipfel-refusal-no-trail = Nenhuma trilha sobe de { $from } a { $to }.
gipfel-refusal-no-goat = Você não tem cabra em { $station }.
gipfel-refusal-sign-not-met = Os dados não atendem à placa: { $sign }.
gipfel-refusal-not-on-the-way = Só uma cabra entre a vila e o cume pode voltar, e { $station } não fica entre eles.
gipfel-refusal-must-move = Os seus dados abrem uma trilha, então uma cabra precisa andar.
gipfel-refusal-must-put-back = Nenhuma placa serve: uma das suas cabras precisa voltar à vila.

## O que aconteceu (o diário)

gipfel-event-first-seat = Começa { $seat }.
gipfel-event-took-up = { $seat }: rola os dados { $places }.
gipfel-event-took-up-all = { $seat }: rola todos os dados.
gipfel-event-rolled = O dado { $place } mostra { $face }.
gipfel-event-dice-lie = { $seat }: tira { $dice }.
gipfel-event-moved = { $seat }: sobe de { $from } a { $to }.
gipfel-event-moved-joker = { $seat }: sobe de { $from } a { $to } com cinco iguais.
gipfel-event-pushed-up = A cabra de { $seat } em { $from } é empurrada até { $to }.
gipfel-event-washed-down = A cabra de { $seat } em { $from } é levada pelo rio até { $to }.
gipfel-event-set-back = Nenhuma placa serve: a cabra de { $seat } volta de { $from } à vila.
gipfel-event-stuck = Nenhuma placa serve, e { $seat } não tem cabra para fazer voltar.
gipfel-event-summit-left = A cabra de { $seat } deixa o cume e trota de volta à vila.
gipfel-event-arrived = { $arrivals ->
    [1] A cabra de { $seat } está no cume. Mais uma chegada e é vitória.
   *[other] A cabra de { $seat } está no cume pela segunda vez.
 }
gipfel-event-arrived-pushed = { $arrivals ->
    [1] A cabra de { $seat } é empurrada até o cume. Mais uma chegada e é vitória.
   *[other] A cabra de { $seat } é empurrada até o cume pela segunda vez.
 }
gipfel-event-turn-passed = Os dados vão para { $seat }.
gipfel-event-won = Vence { $seat }.

## O terminal

gipfel-cli-station = { $name } ({ $id })
gipfel-cli-roll-hint = Ou role de novo, como roll 2 5 para o segundo e o quinto.
gipfel-cli-column-station = parada
gipfel-cli-column-room = lugar
gipfel-cli-column-goats = cabras
gipfel-cli-column-trails = trilhas acima
gipfel-cli-column-river = rio até
gipfel-cli-legend = A2 B são duas cabras de A e uma de B; * marca uma trilha que os dados abrem.

## As regras, uma a uma

gipfel-rules-section-goal = O objetivo
gipfel-rules-section-setup = Antes da primeira rolagem
gipfel-rules-section-rolling = Rolar
gipfel-rules-section-moving = Andar
gipfel-rules-section-signs = Placas
gipfel-rules-section-nothing = Quando nada serve
gipfel-rules-section-stations = Paradas pequenas e grandes
gipfel-rules-section-pushing = Empurrar para cima e levar rio abaixo
gipfel-rules-section-summit = O cume e o fim
gipfel-rules-section-rulings = Decisões onde as regras se calam

rule-GS-001 = Jogam de duas a quatro pessoas, por cerca de meia hora; convém ter oito anos ou mais.
rule-GS-002 = São cinco dados, cinco cabras para cada um e um disco por pessoa, que mostra se ela já esteve no cume.
rule-GS-003 = Leve cabras ao cume duas vezes antes de qualquer outro.
rule-GS-004 = Você recebe as cinco cabras e o disco de uma cor.
rule-GS-005 = Todas as cabras começam na vila, ao pé da montanha.
rule-GS-006 = Na vila cabem todas as cabras.
rule-GS-007 = No começo o disco mostra a montanha vazia.
rule-GS-008 = Quem esteve em uma montanha por último pega os dados primeiro. Aqui a sorte decide, ou vocês.
rule-GS-009 = Vocês jogam um após o outro, em sentido horário.
rule-GS-010 = Primeiro você rola os cinco dados.
rule-GS-011 = Depois pode rolar de novo até duas vezes, quantos dados quiser a cada vez.
rule-GS-012 = Na terceira rolagem pode pegar também dados que deixou quietos na segunda.
rule-GS-013 = Você pode parar depois de qualquer rolagem.
rule-GS-014 = Só conta o que os cinco dados mostram no fim.
rule-GS-015 = Com os dados finais você precisa mover uma das suas cabras à parada seguinte, acima.
rule-GS-016 = Cada trilha entre duas paradas tem uma placa; os dados precisam mostrar o que ela pede.
rule-GS-017 = As trilhas só sobem, ao longo das setas escuras.
rule-GS-018 = Se os dados servem a várias placas, ainda assim você move só uma cabra, por uma só parada.
rule-GS-019 = Um número com menos: os cinco dados somam esse valor ou menos.
rule-GS-020 = Um número com mais: os cinco dados somam esse valor ou mais.
rule-GS-021 = Três faces iguais: pelo menos três dados mostram exatamente essa face.
rule-GS-022 = 4 ou 5 seguidos: esse número de faces em sequência.
rule-GS-023 = Dois pares; os dois podem ser da mesma face.
rule-GS-024 = Full house: três dados de uma face e dois de outra.
rule-GS-025 = Três, quatro ou cinco iguais: esse número de dados com a mesma face, qualquer que seja.
rule-GS-026 = Cinco iguais são um coringa: qualquer cabra sua sobe por qualquer trilha, diga a placa o que disser.
rule-GS-027 = Se os dados não abrem trilha a nenhuma cabra sua, uma delas volta da sua parada à vila.
rule-GS-028 = Uma cabra no cume nunca volta desse modo.
rule-GS-029 = Há paradas grandes e pequenas.
rule-GS-030 = Em uma parada grande cabem quantas cabras forem, de quem forem.
rule-GS-031 = Em uma parada pequena cabe uma cabra.
rule-GS-032 = Quando a sua cabra sobe a uma parada grande com duas ou mais cabras suas, uma delas é empurrada à parada seguinte, acima.
rule-GS-033 = Isso só acontece se a cabra que chega vem de baixo.
rule-GS-034 = Quando a sua cabra sobe a uma parada pequena com outra cabra sua, esta é empurrada à parada seguinte, acima.
rule-GS-035 = Onde várias trilhas seguem, você escolhe por qual a cabra é empurrada.
rule-GS-036 = Uma cabra empurrada não precisa de dados; a placa não importa.
rule-GS-037 = Uma cabra empurrada empurra do mesmo modo ao chegar.
rule-GS-038 = Quando a sua cabra chega a uma parada pequena com a cabra de outra pessoa, esta é levada pelo rio até a parada seguinte.
rule-GS-039 = Se essa parada é pequena e está ocupada, a cabra dali é levada adiante pelo seu rio, seja de quem for.
rule-GS-040 = Rio abaixo as suas próprias cabras também são levadas, nunca empurradas para cima.
rule-GS-041 = Uma cabra levada até uma parada grande fica ali.
rule-GS-042 = Uma cabra empurrada a uma parada pequena manda rio abaixo a cabra alheia que está ali.
rule-GS-043 = Quando uma cabra sua está no cume pela primeira vez, você vira o disco.
rule-GS-044 = Ser empurrada ao cume também conta.
rule-GS-045 = A sua cabra fica no cume até que a de outra pessoa chegue; então volta à vila.
rule-GS-046 = O disco fica virado, mesmo quando a cabra tem de ir.
rule-GS-047 = Quando a sua cabra andou com tudo o que empurrou, ou uma voltou à vila, os dados vão para quem está à esquerda.
rule-GS-048 = Quando as suas cabras chegam ao cume pela segunda vez, você vence na hora.
rule-GS-049 = A montanha do jogo impresso se chama Mount Friese.
rule-GS-050 = Todas as regras são iguais para dois, três e quatro jogadores.

rule-Q-GS-01 = Uma placa de sequência ou de iguais diz quantos dados pede; mais também servem.
rule-Q-GS-02 = Três faces iguais quer dizer pelo menos três.
rule-Q-GS-03 = Cinco iguais não são full house, mas de todo modo são coringa.
rule-Q-GS-04 = Quatro iguais contam como dois pares.
rule-Q-GS-05 = Se uma cabra pode andar, você precisa mover uma.
rule-Q-GS-06 = Nenhuma cabra pode voltar à vila enquanto alguma sua puder andar.
rule-Q-GS-07 = Se nenhuma cabra pode andar e nenhuma está em uma parada entre a vila e o cume, nada acontece.
rule-Q-GS-08 = Você escolhe qual cabra volta, de uma parada pequena ou grande.
rule-Q-GS-09 = As suas cabras são empurradas queira você ou não, em paradas pequenas e grandes.
rule-Q-GS-10 = Em uma parada grande contam as cabras que já estavam ali; cada chegada empurra uma.
rule-Q-GS-11 = Uma cabra empurrada a uma parada grande com duas ou mais cabras suas empurra mais uma.
rule-Q-GS-12 = O coringa substitui só a placa do primeiro passo; os empurrões seguem como sempre.
rule-Q-GS-13 = Cabras empurradas não precisam de placa, nem para o último passo ao cume.
rule-Q-GS-14 = Uma fila de empurrões pode acabar no cume; isso conta como chegada, e a cabra alheia tem de ir.
rule-Q-GS-15 = Se há uma cabra sua no cume e chega outra sua, é a sua segunda chegada, e a partida acaba.
rule-Q-GS-16 = Uma cabra no cume não pode ser movida, empurrada nem voltar. Só a chegada de outro jogador a manda para casa.
rule-Q-GS-17 = As duas chegadas podem ser da mesma cabra.
rule-Q-GS-18 = Um empurrão sobre a cabra de outra pessoa a manda rio abaixo, com tudo o que segue.
rule-Q-GS-19 = Uma cabra levada pelo rio pode até alcançar a que acabou de andar; então esta também é levada.
rule-Q-GS-20 = Primeiro a cabra que anda deixa a sua parada, depois é empurrada a que ela encontra, depois segue o resto.
rule-Q-GS-21 = Uma cabra levada a uma parada grande com duas companheiras não empurra ninguém.
rule-Q-GS-22 = Uma cabra que volta à vila não empurra ninguém.
rule-Q-GS-23 = Cada parada pequena tem exatamente um rio.
rule-Q-GS-24 = Um rio pode levar direto à vila; ali a cabra se junta às outras.
rule-Q-GS-25 = Nem trilhas nem rios andam em círculo.
rule-Q-GS-26 = Uma vez não pode trazer duas chegadas.
rule-Q-GS-27 = Não importa qual das suas cabras em uma parada grande é empurrada; são todas iguais.
rule-Q-GS-28 = Rolagens anteriores e dados separados nada valem; decidem os dados finais.
rule-Q-GS-29 = Em uma parada grande as cabras dos outros não importam.
rule-Q-GS-30 = Um disco virado nunca desvira.
rule-Q-GS-31 = É preciso mover mesmo que todo movimento possível seja ruim para você.
rule-Q-GS-32 = Quem começa é por sorte, a menos que a mesa defina alguém.

## A página: dados

dice-title = Dados
dice-roll = Rolar
dice-roll-again = { $count ->
    [one] Rolar { $count } dado de novo
   *[other] Rolar { $count } dados de novo
 }
dice-keep-all = Manter todos
dice-help-roll = Role os dados.
dice-help-keep = Toque nos dados que ficam; os outros rolam de novo. Ou mova uma cabra.
dice-help-move = Toque em uma cabra ou parada acesa.
dice-help-back = Nada serve. Toque na cabra que volta à vila.
dice-help-push = Toque na parada para onde a sua cabra é empurrada.
dice-help-end = Nada serve, e nenhuma cabra precisa voltar.
dice-left = { $count ->
    [0] nenhuma rolagem resta
    [one] resta { $count } rolagem
   *[other] restam { $count } rolagens
 }
dice-move = Andar
dice-back = Voltar à vila
dice-push = Empurrar
dice-end = Encerrar a vez
dice-die = Dado { $place }: { $face }
dice-die-unrolled = Dado { $place }: ainda não rolado
dice-die-kept = fica
dice-die-rolls = rola de novo
dice-sum = Soma { $sum }
dice-joker = Cinco iguais: toda trilha está aberta

## A página: dicas

key-die = manter um dado ou deixá-lo rolar
key-roll = rolar
key-hint = mostrar ou esconder as chances
lesson-gipfel-goal = Leve as suas cabras ao cume duas vezes antes de qualquer outro. Cada trilha tem uma placa: ela diz o que os cinco dados precisam mostrar.
lesson-gipfel-roll = Você pode rolar três vezes. Primeiro role os cinco dados.
lesson-gipfel-keep = Toque nos dados que ficam; os outros rolam de novo. As chances dizem quão provável é cada trilha abrir.
lesson-gipfel-move = Uma trilha acesa está aberta com estes dados. Toque na cabra ou na ponta de cima da trilha, veja o que vai acontecer e toque em Andar. Uma cabra anda um passo.
lesson-gipfel-push = As suas cabras se empurram para cima: chegue onde está uma cabra sua em uma pedra pequena, ou duas suas em um campo, e uma delas segue adiante de graça.
lesson-gipfel-river = Uma cabra em uma pedra pequena é levada pelo rio quando chega a cabra de outra pessoa. Nos campos ela está segura.
lesson-gipfel-back = Se nenhuma placa serve depois da última rolagem, uma das suas cabras precisa voltar à vila.
hint-title = Dica
hint-show = Mostrar chances
hint-hide = Esconder chances
hint-met = serve agora
hint-chance = { $percent }%
hint-keep = O melhor para isso: manter { $dice }
hint-keep-none = O melhor para isso: rolar os cinco

## A página: montanha e cabras

map-title-gipfel = A montanha das cabras
map-station = { $station }, { $size ->
    [small] pequena
   *[large] grande
 }
map-station-empty = nenhuma cabra
map-goats-of = { $count ->
    [one] { $count } cabra de { $seat }
   *[other] { $count } cabras de { $seat }
 }
map-trail = até { $station }: { $sign }
map-river = rio até { $station }
map-trail-open = aberta com estes dados
seat-goats = { $village } na vila, { $way } a caminho
seat-disc-bare = ainda não esteve no cume
seat-disc-goat = uma vez no cume
seat-disc-won = duas vezes no cume
gipfel-turn-of = Os dados estão com { $seat }
gipfel-your-turn = Seus dados, { $seat }

## A página: o fim

gipfel-end-title = A montanha foi conquistada
gipfel-end-won = Vence { $seat }
gipfel-end-arrivals = { $seat }: { $arrivals ->
    [0] nunca no cume
    [one] uma vez no cume
   *[other] duas vezes no cume
 }

## Preparação: quem joga

bot-rusher-help = Junta dados iguais e sempre sobe o mais alto que pode. Um adversário médio.
bot-ibex-help = Conhece as chances de cada rolagem e planeja também a próxima vez. O adversário mais forte deste jogo.
