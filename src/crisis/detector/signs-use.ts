// Patterns for urges, use, and requests to buy, sell or swap drugs.

export const relapse = `
crav* .. heroin/fent/dope/meth/coke/alcohol/drink/drinks/vodka/beer/wine/weed/pills/oxys/xanax/bad/so/hard/intense/insane/strong/unbearable/high/a/killing/hitting/hit/me/again/tonight/today/through/worse/like/right/really/everything/are/is/nicotine/cocaine/opioids/kratom/gambl*/porn/it/>
crav*
urge/urges .. to .. use/drink/smoke/gamble/bet/pick/relapse/get/score/call/snort/shoot/inject/binge/act/text/go/buy/numb
urge/urges .. strong/bad/overwhelming/killing/intense/hit/hitting/back/unbearable/insane/not/so/are/too/crazy
@craves .. @using .. @usingtail
@wantuse
want/need/wanna/could/would .. really/just/so/kill/use? .. a/some/one/my .. drink/drinks/hit/fix/line/bump/beer/shot/drug/drugs/dope/heroin/meth/coke/pills/oxy/xanax/vodka/wine/whiskey/joint/smoke/bottle/high/cigarette/percs/fentanyl/weed
relapse*/relapsing/relapsed
on the verge/edge/brink of .. using/drinking/relaps*/picking/slipping/losing/caving/it
about/close/going to .. relapse/slip/cave/crack/fold/drink/use/give in? .. >/tonight/and/again/right/i/if
used .. again/last/yesterday/today/tonight/this/after/over/heroin/meth/coke/dope/fent*/on/friday/saturday .. 
drank .. again/last/yesterday/today/tonight/this/after/over/on/a/six/whole/the/two/three/half/an/vodka/wine .. 
got .. high/drunk/wasted/loaded .. again/last/yesterday/today/tonight/this/after/for/and/with/over/on/>
smoked/snorted/shot/injected/gambled .. again/last/meth/heroin/up/crack/today/yesterday/away/coke/weed
slipped .. up/last/again/yesterday/today/and/after/this/tonight/i/>
had .. a/one/some/couple/few/two/three/my/four/several/too .. slip/drink/drinks/beers/beer/glass/glasses/shots/lines/bottle/hit/relapse/wine .. 
fell/falling/fallen/fall .. off .. wagon
lost/lose/losing/broke/blew/threw/throwing/throw/ruin*/blowing .. my/away/it/all/10/my_sobriety .. sobriety/clean/streak/days/months/year/years/time/sober
reset* .. my/the .. day/date/counter/count/days/clock/sobriety/to/zero
day/days .. one/1/zero/0 .. again/all/over/back
back .. to/at/on .. day/square/zero/step .. one/1/zero/0
back .. on .. it/the/dope/meth/heroin/drugs/bottle/coke/pills/fent* .. bottle/drink/>/again/pipe/stuff
using/drinking again
started/start/been/went/back/am .. using/drinking/smoking/gambling/drink/use .. again/every
outside/front/at/near/inside/lot .. of? .. liquor/bar/dealer/dealers/casino/dispensary/pub/bodega/trap/package
bottle/pills/bag/dope/wine/vodka/beer/stash/baggie/drink/whiskey/line/pipe/needle .. is/are/in/on/sitting/right/staring/calling/hidden .. front/hand/table/me/counter/name/fridge/pocket/car/now/open .. & drink/use/want/strong/help/pour/tempt*/relapse/stop/stay/days/sober/clean/urge/tonight/resist/call*/scared/need/me/one/fight*
found/have/got/holding/bought/hid/staring .. a/my/some/old/at/the .. stash/bag/bottle/pills/baggie/script/sixer/handle/fifth/pint/dope/oxys .. 
dealer/plug/dboy/connect/guy .. text*/call*/hit/messaged/number/coming/way/still/phone/unblock*/waiting/lives/is/again/outside
text/texted/texting/call/called/calling/hit/unblock*/messaged/meet/meeting/drive/driving/go/went/going .. up/to/my/the/see/with/an/old .. dealer/plug/dboy/connect
just .. one .. drink/hit/beer/line/time/more/bump/glass/pill/bet/shot/won/would/could & want/hurt/could/maybe/tonight/deserve/nobody/know/think*/keep/tell/harm/thinking/head/voice
one .. drink/beer/hit/pill/bet/won/glass/line .. would/will/wont/couldn/can/is .. not/hurt/ok/okay/fine/matter/know
white .. knuckl*
jones*/fiend*/itching .. for/bad/so/to/hard
miss .. getting/being/the/using/drinking/my/heroin/dope/it .. high/drunk/heroin/dope/using/drinking/drugs/rush/needle/meth/numb/so/coke/buzz/feeling/loaded
romanticiz*/fantasiz*/dreaming/daydream*/obsess*/thinking/think/thought/thoughts .. of/about/on .. using/drinking/getting/drugs/heroin/dope/relapse/relaps*/drink/a/meth/coke/pills/vodka/oxy/weed/wine .. high/drink/hit/all/constantly/again/drunk/every/nonstop/lately/today/so/and/>/after/since/right/but/tonight/stop/coming
using/drug/drinking/drunk .. dream/dreams & want/crav*/woke/shak*/real/taste/scared/triggered
not/do/dont/no .. think/know/sure/idea .. can/if/how/i/will .. stay/keep/make/remain/last .. sober/clean/away/it & tonight/drink/use/crav*/want/night/party/weekend/today/alone/another/hour/triggered/anymore/longer/sober/clean
struggling/fighting/hard/barely/trying/help/hanging .. to/not/stay*/with? .. sober/clean/staying/use/drink/not/thread/craving
trigger/triggered/triggering/triggers .. so/and/bad/by/me/today/really/to/right/hard/tonight/want/use/drink/my/everywhere/>
talk me out .. of/it/drinking/using
someone/talk/help/please/need .. me/talk/to/stop .. from/out/before .. use/using/drink/drinking/relaps*/buying/picking/calling/getting
deserve .. a/to/one .. drink/high/beer/drunk/hit/glass/get/wine
only/just/nothing .. thing/drink*/high/dope/using/drug* .. help*/make/would/works/numb* .. me/is/numb/feel/pain/sleep/calm & drink/drug*/high/dope/using/bottle/vodka
relapsar/recai/recaer/recaida/recaidas/recaigo/recaere/recayo/recaiga/recayendo
ganas/deseo/deseos/impulso/impulsos/ansias/antojo/antojos/necesidad/tentacion/tentad*/urgencia/anhelo .. de/por .. consumir/beber/tomar/fumar/drogarme/drogar/meterme/inyectarme/usar/recaer/apostar/jugar/una/un/coca/alcohol/cerveza/trago/copa/cristal/heroina/comprar/llamar/pastillas/emborrach*/piedra/droga/vino/mota/marihuana
@craves_es .. @using_es
volvi/volver/vuelvo/volviendo/regrese/caer/cai/empece/vuelto .. a/en/de .. beber/consumir/tomar/usar/fumar/drogarme/recaer/lo/las/la/drogarse/apostar/jugar/inyectarme/meterme .. 
tome/bebi/consumi/fume/use/meti/inyecte/drogue/aposte .. otra/anoche/ayer/de/hoy/despues/una/el/unas/alcohol/cerveza*/nuevo/la/cocaina/cristal/heroina/piedra .. vez/nuevo/anoche/noche/meses/copa*/cerveza*/sabado/viernes/semana/anos/dias/vino/>/cristal/heroina
me .. drogue/emborrache/consumi/inyecte/meti/tome/fume .. otra/anoche/ayer/de/hoy/una/unas/y/el/despues/cerveza*/coca*/cristal
frente/afuera/enfrente/dentro .. a/de/al/del .. la/una? .. licoreria/bar/cantina/tienda/dealer/casino/botella/expendio
botella/bolsa/bolsita/pastillas/cerveza/cervezas/vino/ron .. en/frente/enfrente/abierta/delante/esta .. mano/mi/mesa/mirando/llama/refri/aqui
mi/al/el/del/ex/un .. dealer/camello/puntero/conecte/jibaro/diler/proveedor .. me/escrib*/llam*/le/esta/y/numero/vive/viene/para
llamar/escribir/llame/escribi/marque/marcar/buscar/ver/llamarle .. a? .. mi/al/el .. dealer/camello/puntero/conecte/jibaro/diler/proveedor
solo .. una/un .. copa/vez/cerveza/trago/raya/vaso/toque/poco/ultima .. y/no/ya/mas/que/nadie/hoy/me/>
dia .. uno/1/cero/0 .. de/otra/nuevo
empezar/empiezo/empezando/vuelvo/volver/volvi .. de/desde/otra/a/al .. cero/dia/vez .. uno/cero/>/1/otra
perdi .. mi/mis/la/todo .. sobriedad/dias/tiempo/limpio/limpieza/meses/ano
no .. se/puedo/creo .. si/dejar/pueda/puedo/mantener*/aguant*/seguir/parar .. sobri*/limpi*/pensar/mantener*/sin/noche/aguantar/consumir/beber/tomar/usar & beber/tomar/consumir/sobri*/limpi*/droga*/alcohol/usar/recaer
mono/craving .. fuerte/terrible/me/no/de/hoy
extrano/pienso/pensando/sueno .. en/con/la/el .. consumir/beber/droga*/coca*/alcohol/heroina/cristal/drogarme/trago/sensacion
ayuda/ayudenme/hablen/alguien .. antes/no/para/a .. de/que .. consum*/beb*/recaer/recaiga/tomar/tome/caer/llame
@urges .. @substance
dream*/soñe/sone/sonaba/suena .. about/of/que/con .. using/drinking/heroin/dope/meth/coke/drugs/consum*/beb*/getting/coca/drogas & stop/ganas/keep/woke/crav*/want/desperte/again/every/night
lost/lose/threw/broke/blew/ended/gone/ruined .. years/months/days/weeks/year/streak/sobriety/clean .. of/clean/sober/in/down/away/gone/sobriety
days/months/years/weeks .. gone/lost/wasted/down
not .. know .. if/how .. i/can/make .. make/get/survive/go/do .. without using/drinking/a .. 
make/get .. through .. tonight/night/day/weekend/party/hour .. without .. using/drinking/a
without .. using/drinking .. & make/tonight/idk/know/cant/not/another/hour
cash/money/paycheck/payday & bar/dealer/liquor/pills/dope/casino/drink/use/using/score & all/thinking/think/pocket/burning/across/want/right/tempt*
bar/liquor/pub .. is .. right/across/next/open .. 
gambled/gastado/gaste/blew/spent/lost/perdi .. all/todo/paycheck/my/check/it/el/money .. casino/apuestas/slots/betting/gambling/apostando/dope/drugs/crack/coca/droga
bought/buying/got .. a/some/my .. pint/bottle/fifth/handle/sixpack/bag/gram/pack/case .. 
i caved/slipped/used/relapsed/folded/drank >
i used >
i drank >
acting/acted/act .. out .. again/keep/porn/sexually/with/>
watching/watched porn .. again
sobriety date .. is/was/reset/today/changed
everything .. in me .. wants/is .. to .. 
change my mind & drink/use/using/call/buy/pour
ansias .. me/de/estan/ganan*/por/muy/no/matan*/terribles
se .. me .. antoja/antojan/antojo .. 
me .. muero/muriendo .. por .. una/un/la/consumir/beber/tomar/fumar .. >/linea/raya/copa/trago/cerveza/dosis/toque/pase
cuesta/dificil .. no .. llamar/consumir/beber/tomar/pensar/usar/comprar
mandar .. todo .. al & beber/tomar/consumir/drog*
consumi/bebi/recai >
consumi .. y/me/ayer/otra/anoche/hoy/despues/siento
me .. emborrache/drogue/coloque/puse
comprar/comprarme/pensando .. en? .. una/un/mas/comprar .. botella/gramo/dosis/cerveza/bolsa/>
drinks/beers/shots/glasses/lines .. in >/already/and/now
beers/drinks .. in .. i/couldn/could
fiending/jonesing/caving/craving >
everyone/everybody/coworkers/friends/people/family .. is/are .. all? .. drinking/using/smoking/high & i/me/gripping/want/hard/tempt*/soda
en .. el? .. dia .. uno/cero/1
perdi .. dias/meses/anos/semanas/ano/mes .. de .. sobriedad/limpi*/abstinencia
aguanto/aguantar/resisto/resistir .. sin/mas/hoy/otro .. fumar/beber/consumir/tomar/usar/dia
`

export const relapseSoon = `
about to .. use/drink/relapse/shoot/smoke/snort/pick/score/call/go/buy/drive/cave/open/pour
going to .. use/drink/relapse/get high/score/pick up/buy/cave .. tonight/now/today/right/>
outside/front/lot .. of? .. liquor/bar/dealer/dealers/casino/dispensary
dealer/plug .. way/coming/outside/here/minutes
bottle/pills/bag/needle/pipe .. front/hand
a punto de .. consumir/beber/tomar/recaer/drogarme/fumar/llamar/comprar/inyectarme
afuera/frente/enfrente .. licoreria/bar/dealer/cantina/casino
voy a .. consumir/beber/recaer/drogarme .. ahora/hoy/ya/noche
botella/bolsa/pastillas .. mano/frente/enfrente
`

export const sourcing = `
@asking .. @haveverb .. @goods
@asking .. @goods .. @dealword
who/whos/whose .. got/has/have/selling/holding/sells/carries/sitting .. on/any/some/the/good? .. @goods
who .. got/has .. the .. fire/gas/good/loud/hookup/plug/connect/work
anyone/anybody/who .. is/around/here/got? .. holding
where .. can/could/to/do/does/would/should/i/you .. i/you/one/we? .. get/buy/find/score/cop/order/pick/purchase/source .. some/any/good/cheap/real/up/a? .. @goods
how .. can/do/to/does/would .. get/buy/order/score .. @goods .. online/without/from/off/script/prescription/shipped/dark*
looking/searching/hunting/need/want/trying/tryna/in .. for/to/search? .. a/some/any/buy/cop/score/find/get/pick? .. a/some/new/reliable/good? .. plug/connect/dealer/hookup/supplier/vendor/source/dboy
looking/searching/want/trying/need .. to/for .. buy/cop/score/purchase/trade/swap .. @goods
looking for .. @goods
need/want .. @goods .. @near
need/want .. a? .. plug/connect/dealer/hookup/vendor
selling/sell/sells/moving/slinging/pushing/offering/supply/supplying/stocked/restocked/restock .. my/some/extra/a/leftover/all/real/legit/good/cheap/the/quality/pure/fresh/have/of? .. @goods
got/have/i/with/has/extra/spare/leftover .. @goods .. for/to/@price .. sale/sell/trade/each/cheap/swap/@price/a/delivery/low/pop/spare/get/per/who
extra/spare/leftover .. @goods .. if/dm/anyone/for/hit/message/cheap/who/to
got .. @goods .. dm/hit/message/text/hmu/pm/who/lmk/@price/ready/available/in
have/got .. @goods .. to .. sell/trade/swap/share/offload/get
@goods .. for .. sale/trade/cheap/cash
@goods .. available/stock/ready/deliver*/shipping/ship/shipped/discreet*/wholesale/bulk/price*/menu/each/pressed/drop
@price .. @goods & dm/hit/message/text/each/per/deliver*/sell*/got/have/available/ship*/cash/need/for/meet
@goods .. @price & dm/hit/message/text/each/per/deliver*/sell*/got/available/ship*/cashapp/venmo/need/for/meet/bitcoin/@handles
hit/message/dm/text/contact/inbox/add/reach/hmu/call .. me/up/us .. for/if/about/with .. @goods/need/menu/prices/plug/good/price/want/some/drop/gear/work/party/supplies/stuff/product/hookup/deals .. 
dm/message/text/hit .. me/for/up .. prices/menu/price/plug/product/deals/stock/gear/hookup
plug .. in/for/here/available/got/with/need/me/on & dm/city/area/need/anyone/town/goods/telegram/snap/know/who
anyone/anybody/someone/who .. know/knows/have/has/got/be/could/can/recommend/suggest .. a/an/any/of/my? .. plug/dealer/connect/dboy/hookup/supplier/vendor/guy/site .. in/for/near/around/who/that/sells/with/to/selling/on/who/>
anyone/anybody .. know .. where/how/who .. i/to/can/get/has/sells .. @goods
can/could/would/will .. anyone/anybody/somebody/someone/you/u .. hook/sell/send/mail/spare/front/ship/get/lend/give/score .. me/up/some/a/with .. @goods/up/some/few/couple
hook .. me up .. with/>
@goods .. without/no .. a/prescription/script/rx/needed/required
no .. script/prescription/rx .. needed/required/necessary/online/@goods
overnight/discreet/stealth/fast/same/worldwide/free .. shipping/delivery/packaging/ship & @goods/prices/pills/order/dm/telegram/stock
prices/menu/taking/place/bulk .. orders/dm/list/on/telegram/order/discounts & @goods/plug/telegram/dm/snap
trade/trading/swap/swapping .. my/some/of/your? .. @goods .. for/with .. @goods/your/some/my/cash/bars
trade/swap .. my .. @goods
cashapp/venmo/zelle/bitcoin/btc/crypto .. only/accepted/first/ready & @goods/deliver*/meet/plug/gram/ounce/each
fake/synthetic/clean .. urine/pee/piss/script/prescription/prescriptions .. sale/buy/need/where/sell*/got/for/kit/anyone/dm
buy/buying/bought/order/sell/selling .. @goods .. online/from/off/telegram/darkweb/dark/street/reddit/snap
vendo/vendemos/ofrezco/remato/venta/vende/venden/consigo/surtimos/distribuyo/muevo/paso/vende .. de? .. @goods
vendo .. buen*/calidad/barat*/todo/merca/producto/material/gramos/lo & dm/whats*/envio*/privado/precio*/gramo*/mensaje/telegram/inbox/interior
tengo/hay/tenemos/llego/traigo .. @goods .. dm/barat*/precio*/a/interesad*/privado/disponible/buen*/calidad/@price/venta/inbox/mensaje/para/por/envio*/entrega*/vender/sobr* .. 
compro/busco/necesito/quiero/ando buscando/consigo .. comprar/quien/a? .. @goods .. en/por/cerca/a/alguien/barat*/urge/zona/buen*/pago/quien/de/para/manden/escrib* .. 
busco/buscando/necesito/ocupo/conocen/conoce/recomiendan/tienen/alguien .. un/una/algun/a? .. dealer/camello/puntero/conecte/jibaro/diler/proveedor/contacto/vendedor .. en/por/de/que/para/cerca/confiable/zona/aqui/bueno/>
quien/alguien/quienes .. vende/tiene/consigue/pasa/mueve/me/venda/sabe/conoce/trae/tenga/consiga/surte .. pas*/vend*/consig*/donde/de/un/que/algo/quien? .. @goods
donde .. puedo/se/consigo/compro/encuentro/hay/venden/conseguir/comprar/pillo/pillar .. conseguir/comprar/consigue/encontrar/venden? .. @goods
como .. consigo/conseguir/compro/comprar .. @goods
alguien .. me .. vend*/pas*/consig*/consigu*/pued*/regal*/surt* .. @goods/algo/vender/pasar/conseguir
@goods .. a? domicilio/disponible*/mayoreo/mayor/barat*/gramo/envio*/entrega*/precio*/venta/garantizad*
envios/entregas/entrega/precios/pedidos/menu .. a/discret*/por/en/todo/de & @goods/whats*/telegram/dm/gramo*/calidad
cambio/intercambio/truequeo .. mis? .. @goods .. por
sin .. receta & vendo/consigo/comprar/donde/venta/tengo/envio*/quien/alguien/compro/conseguir/clonazepam/rivotril/tafil
escrib*/mand*/mensaje/inbox/dm/md/contact* .. me/al/por/privado/para/si .. precio*/menu/@goods/quieren/necesitan/interesad*/catalogo
where .. yall/you/u/people/guys/everyone/folks .. cop/score/buy/get/pick .. in/at/around/up/from/stuff/>
anyone/anybody/alguien/who .. in/around/near/en/con .. with/got/con/has/de? .. @goods
can .. get you/u .. some? .. @goods/scripts/script/anything/whatever
need/looking .. @goods .. asap/help/tonight/now/bad/fast/today/who/anyone/urgent*
tryna/trying/want/looking .. link/connect/meet .. with/up .. & sell*/@goods/plug/dealer
selling/sell .. my/some/take/extra .. @goods
take homes & sell*/trade/buy
pressed .. @goods/30s/bars/@price
cheap/fire/fresh/real/pharma/legit .. @goods .. 
@goods .. in bio/stock/town/available/today
plug .. me .. in/with .. 
party .. & tina/g/t/meth .. got/have/come/wanna
me .. sobran/sobra/quedan/quedaron .. @goods/metadonas/pastillas/clonazepam
cambio/vendo/intercambio/vende/venden/regalo/paso .. mis/las/mi/unas/por? .. @goods/metadonas/recetas
consigo/consigues/consigas/consigan/consiguen/conseguirme/pasame/pasas/pasan/vendeme .. me/algo/recetas/de? .. @goods/recetas/algo
me .. consigues/consigue/vendes/pasas/vende/pasan/consiguen .. @goods/algo/mercancia
recetas .. de/falsas & vendo/consigo/escrib*/mensaje/inbox
alguien .. con .. @goods .. en/por/cerca/de/?/>
precios .. de .. la/el/los/las? .. @goods
hay .. @goods .. y/entrega/rapid*/disponible/dm/a
anybody/anyone/somebody/someone .. know/knows .. where/how .. to .. score/cop/buy/grab
vendors/vendor/suppliers/supplier/sellers .. still/shipping/ship/sell*/to/in/that/who/here
telegram/snap/signal/whatsapp/wickr/text/dm .. me .. for .. @goods/gear/menu
hit me up .. if/for .. need/want/good/stuff/gear/something/product
good stuff .. & delivery/hit/dm/price/@price/text
8/eight/teen ball/balls .. for/@price
8/eight ball
@goods .. for .. @price
pickup/delivery/deliver .. only/in/available/free & @goods/ball/gram/@price
fake/synthetic/clean/powdered .. pee/urine/piss
compro .. @goods
alguien/quien/quienes .. sabe/saben/conoce/conocen .. donde/quien .. pillar/pillo/pasa/pasan/vende/venden/mueve .. por/en/cerca/>
quien .. pasa/pase/mueve/trapichea .. por/en .. 
tienes/tienen/tenes/hay .. @goods/pepas/pastas/clonas & pago/cuanto/vendes/precio
@goods .. por .. @price
a como .. la/el/los/las .. @goods/bolsa/bolsita/punto
alguien/quien/quienes .. hace/haga .. paro .. @goods/pepas/pastas/clonas
order/buy/get/purchase .. @goods .. online/without/delivered/mail
need/want/looking .. a .. dealer/plug/connect .. in/near/asap
where .. buy/get/order .. @goods .. without/no
`

export const useSlots: Record<string, string> = {
  urges: `want/wants/wanna/need/needs/considering/contemplating/tempted/dreaming/miss/missing/craving/crave/crving/fancy/obsessing/dying/desperate | thinking/think/thought/thoughts of/about | could use/murder/go | would .. love/like | itching/jonesing/fiending for | muero por | se me antoja* | quiero/necesito/extrano/anhelo/deseo/quisiera | ganas de`,
  substance: `some/a/an/my/one/more/that/the/just? .. drink/hit/fix/line/bump/shot/heroin/meth/coke/cocaine/crack/dope/vodka/whiskey/booze/oxy/oxys/percs/xanax/fent/fentanyl/needle/glass/joint/blunt/weed/buzz/beer/wine/high/rush/pipe/alcohol/pills/drugs/smoke/bottle/trago/copa/linea/raya/coca/cocaina/cristal/heroina/cerveza/dosis/droga/drogas/toque/alcohol/chela/piedra/mota/vino`,
  craves: `want/wants/wanted/wanting/need/needs/dying/tempted/itching/desperate/ready/about/wish/inches/seconds/minutes/close/urge/keep/cant/stop/going .. to/of/from/about/for/thinking .. | feel like | thinking/think/thought/considering/contemplating of/about | so want to | almost`,
  using: `use/using/relapse/relapsing/relapsed/drink/drinking/smoke/smoking/score/scoring/gamble/gambling/cave/caving/slip/bet/shoot/snort/used/drank | get/getting/be/got high/drunk/wasted/loaded/fucked/numb/lit | pick/picking/picked up | act/acting out | a .. drink/hit/fix/line/bump/beer/shot`,
  usingtail: `so/really/tonight/again/right/bad/badly/today/now/just/after/over/because/but/and/i/up/at/one/out/more/all/heroin/dope/meth/coke/vodka/when/everything/to/help/please/drugs/alcohol/anything/something/since/tomorrow/>`,
  craves_es: `quiero/necesito/quisiera/voy/queria/estoy/pensando/pienso/casi/estuve/muero/ganas/ando/urge/tentado/tentada .. a/de/por/en/punto/con? .. `,
  using_es: `consumir/drogarme/beber/recaer/fumar/emborracharme/inyectarme/meterme/apostar/embriagarme/ponerme/recaigo | usar >/otra/hoy/de/droga*/ya | un/una .. trago/copa/cerveza/raya/toque/dosis/pase | tomar/tomarme alcohol/otra/un/una/algo/hoy/ya/cerveza*/vino/hasta/de/>`,
  wantuse: `want/wanna/need/dying/tempted/desperate .. to .. use/drink/relapse/smoke/gamble .. >/so/again/tonight/now | feel like .. using/drinking/relapsing | need .. a .. drink/fix/hit | could use .. a .. drink/hit | on my way to .. score/buy/cop/liquor/bar/casino/dealer | itching to use | want .. it so bad | want my .. drug/fix/high/dope`,
  asking: `anyone/anybody/somebody/someone/who/whos/yall/any1/some1/alguien | any of you | does any* | any local | anybody here`,
  haveverb: `got/has/have/selling/sell/holding/sells/hook/supply/carry/know/got_any/spare/sitting/trying/wanna/want/willing/able/going`,
  goods: `@drug | 8ball/eightball/teener/zip/zips/gear/plug/script/scripts/addies/trees/loud/gas/dro/za/buds/edibles/tabs/press/presses/pressies/benzos/tuss/wock/gram/grams/ounce/oz/eighth/half/quarter/gramos/onza/producto/mercancia | sleeping pills | pain pills/meds | study drugs | viales`,
  dealword: 'for sale/sell/trade | dm/sale/price/plug/deliver*/selling | near me | in my area',
  near: `near/nearby/asap | in/around .. area/town/city/county/dallas/austin/houston/denver/phoenix/chicago/miami/brooklyn/philly/boston/seattle/portland/vegas/atlanta/detroit/tampa/orlando | dm | hit me up | message me | who got/has | anyone | paying/pay/cash | text me`,
  price: `$* | 5/10/15/20/25/30/35/40/50/60/80/100/120/150/200 .. bucks/dollars/each/per/a/pesos/euros/gram/pop/piece/el/la/bill | bucks/dollars/pesos/euros | each | 5each/10each/20each`,
  handles: `telegram/snap/snapchat/wickr/signal/whatsapp/insta/session/threema/kik`,
}
