// Patterns for contempt and for advertising.

export const hate = `
kill yourself
go .. kill/hang/shoot/cut/off .. yourself/yourselves
go .. die/overdose/od .. already/in/alone/you/somewhere/>
hope/wish .. you/u/he/she/they/your/all/everyone .. die/dies/overdose*/od/relapse*/rot/suffer/fail/choke/burn/lose/never
you .. should/ought/need/deserve .. to/just/all/have? .. die/overdose/dead/shot/suffer/jail/sterilized/rot/relapse/be
world/everyone/we/society/kids/family/they/forum .. better/would .. off? .. without .. you/people/junkies/addicts/your
nobody/noone/no one .. likes/wants/loves/cares/asked/would/will .. you/about/miss .. here/you/> 
you/u/ur/your/youre .. are/is/such/just/all/a/an/nothing/total/fucking/disgusting .. @insult
you .. are .. a/an/such/just/all/nothing .. but? .. a? .. @insult
you .. @insult
shut .. up/the .. up/you/fuck .. @insult/bitch/up/idiot/whore
@insult .. like .. you
fuck .. you/off/yourself .. @insult/and/junkie/all/bitch/people/asshole/loser/you
fuck you
piece of .. shit/trash/garbage .. you/like/and/>  & you/u/your/youre
waste .. of .. space/oxygen/air/skin/life/time .. & you/u/people/addicts/junkies/your/all
you .. disgust/sicken .. me/us/everyone
you .. make .. me .. sick/puke
@insult .. mother/mom .. should
your .. kids/mother/children/family/mom .. should/would/deserve/hate/ashamed/embarrassed .. be/taken/better/you/of/hate
junkies/addicts/crackheads/drunks/druggies/alkies/alcoholics/tweakers .. are/deserve/should/belong/make/dont/like/need/will .. all/just/to/what/be/nothing? .. trash/scum/garbage/die/dead/weak/shot/jail/rot/worthless/disgusting/liars/vermin/subhuman/filth/selfish/deserve/pathetic/sterilized/overdose/losers/locked/animals/parasites/thieves/never/sick/get
@group .. are/is/deserve/should/ruin/belong/need/must/ruining .. all/just/to/what/be/a/not/in/out/the/disgusting? .. @slurworse
all/those/these/you/them/filthy/dirty/stupid/damn/fucking/disgusting .. @group .. are/should/need/deserve/make/ruin/go/out/stealing/ruining/belong/to/always/is/>
hate/despise/detest/loathe .. all/those/these/every/the/you/fucking? .. @group/junkies/addicts/blacks/gays/jews/mexicans/trannies
@group .. not .. welcome/belong/human/allowed/wanted/people/real
no .. @group .. allowed/here/welcome/wanted
go back .. to .. your/mexico/africa/where/china .. country/own/came/came_from/>
@slur
methadone/suboxone/subs/mat/buprenorphine/sublocade/moud .. is/are/isnt/does .. not .. real/sober/clean/recovery/sobriety/count/clean
methadone/suboxone/mat/buprenorphine/subs/sublocade .. is/are/just/people/users/patients/clinic .. trading/swapping/replacing/still/legal/cheating/another/using/cop/crutch/liquid/junkies/addicts/zombies/weak/fake/drug/one .. 
not .. clean/sober/recovery/abstinent .. if/when/on/while/because .. you/take/are/on/taking .. methadone/suboxone/subs/meds/mat/medication/buprenorphine
you .. are/have .. not/never/still/just .. clean/sober/using/high/addict .. on/if/with/because/swapping/trading/you .. methadone/suboxone/subs/mat/you
on .. methadone/suboxone .. not/are/still/isnt .. really/clean/sober/actually/in/high/addict*/using/junkie*
ugly/fat/stupid/dumb/worthless/pathetic/disgusting/filthy/dirty/useless/fucking .. bitch/whore/cunt/slut/pig/junkie/crackhead/addict/cow/druggie/drunk/loser/faggot/retard .. 
we/i .. know where you live
will .. find .. you .. and/where/bitch
watch your back
you .. will .. regret/pay & bitch/find/you
keep/get/leave/out/quit .. crying/whining/lost/over/this/here/forum .. loser/snowflake/pathetic/junkie/crybaby/drama/attention .. 
attention .. whore/seeker/seeking .. you/stop/like/just/> & you/stop/your/pathetic/boo/shut
stop .. crying/whining/begging/playing .. like/victim/about/for/and/you .. bitch/baby/victim/pathetic/attention/grow/loser & you/your/pathetic/loser/junkie/up/weak
matate/suicidate/muerete/ahorcate/cortate .. 
ojala .. te/se/les/todos/que .. mueras/mueran/recaigas/pudras/mates/muera/maten/pase/sobredosis/recaigan
vete .. a .. tu pais/mierda/chingar/morir/diablo/verga/carajo/cagar
regresate/lárguense/larguense/larguen/regresense .. a? .. tu/su/pais/aqui/de
eres/sos/son/pareces/no eres .. un/una/unos/unas/tan/bien/puro/pura/pinche/solo/mas/muy/nada? .. @insulto
pinche/puto/puta/maldit*/asqueros*/putos/jodid*/estupid* .. @insulto/drogadict*/adict*/borrach*/drogat*/inmigrante*/indio*/negro*/gay*/marihuano*/teporocho*
@insulto .. de mierda/asco/asqueros*/culer*
das/dan .. asco/lastima/pena/verguenza .. & drog*/eres/basura/todos/ustedes/adict*/inutil/borrach*/asco
hijo/hijos/hija de .. puta/perra/tu/chingada
chinga tu madre
callate .. @insulto/pendej*/idiota/imbecil/estupid*/drogadict*/borrach*/y
nadie .. te .. quiere/soporta/va/aguanta/necesita .. aqui/a/extranar/en/>  & eres/tu/vete/aqui/basura/largate/asco/extranar
adictos/drogadictos/borrachos/drogatas/yonquis/alcoholicos/marihuanos/drogos/viciosos .. son/merecen/deberian/no/a/solo/ustedes .. basura/escoria/morir*/carcel/encerr*/lacra*/debiles/asco/valen/todos/una/la/parasitos/matar*/ratas/inutiles/peste/plaga .. 
@grupo .. son/deberian/merecen/no/dan/a/arruinan/todos .. @peor
odio .. a? .. los/las/esos/todos .. @grupo/adict*/drog*/gay*
metadona/suboxone/buprenorfina .. no/es/siguen .. estar/es/son/lo/cambiar/otra/droga/mismo/recuperacion/sobri*/limpi*/trampa/estas/drogandose .. 
no .. estas/eres/estan .. sobri*/limpi* .. si .. tomas/usas/con/estas/toman .. metadona/suboxone/medic*/pastillas/buprenorfina
@group .. bring/brought/steal*/rape*/ruin*/spread*/destroy*/infest*/should/shouldnt/do/does .. 
send/throw/kick/ship/lock/deport .. them/@group/all/every .. back/out/up/away .. & @group/addicts/junkies/they
@group .. should/do/must/can/shall not .. be/allowed/belong/come/exist/vote/have/get
die/rot/burn/choke/drown .. in .. a/hell/ditch/fire/gutter/prison .. 
hope .. somebody/someone/he/they/god/your/everyone/karma .. beats/hits/kills/hurts/gets/rapes/leaves/takes/punish* .. you/your
hope .. you/u .. relapse/lose/die/fail/suffer/rot/never/choke/overdose/get/end
pathetic .. excuse/loser/human/little/mother/father/junkie
excuse for a .. mother/father/man/woman/human/person/parent
nobody/noone/no one .. cares .. about .. your/you
you .. are .. @insult_adj
you .. always .. were/be/will .. @insult/weak/liar/junkie
do .. us/world/everyone .. a favor .. and/by
everyone .. laughs/laughing/hates .. at/you
stop posting .. & dumb/stupid/cow/idiot/loser/nobody/fat/annoying
real .. recovery/sober/sobriety .. & methadone/suboxone/mat/subs & not/isnt/cheat*/fake/crutch/junkie*
ojala .. te/les/se/todos/que/recaigas/mueras/recaigan .. recaigas/mueras/pudras/quedes/pase/mueran/recaigan/solo/sola/maten
ojala recaigas/mueras/recaigan/mueran
si .. tomas/usas/tomas/estas .. metadona/suboxone/buprenorfina .. sigues/no/eres/siguen
no vales .. nada/ni/mierda
no sirves .. para/de .. nada
que .. lastima/verguenza/asco/patetico/ridicul* .. das/eres/dan/me .. 
me das/dan .. asco/lastima/verguenza
eres .. un/una/bien/tan/muy/solo/puro/mas .. @insulto/fracasad*/perdedor*
siempre .. seras .. un/una .. 
@insulto .. largate/callate/vete/muerete/matate
largate/larguense/callate .. de/aqui/ya/pendej*/@insulto
nadie .. te .. aguanta/quiere/soporta .. >/largate/aqui
@grupo .. no .. deberian/deben/pertenecen/merecen/tienen/pueden .. 
@group .. who/that/que .. are/son/beben/drink/use .. @insult/whores/zorras/sluts/putas/unas/unos
@group .. are/is .. reason/why/problem/cause
for/only/just .. cowards/losers/weaklings/junkies/cheaters
suboxone/methadone/mat/metadona .. is/are/es .. just/only/nothing/still/solo .. heroin/junk/dope/drugs/legal/heroina/droga
whiny/whining/pathetic .. attention/loser/junkie/baby/bitch
attention seeker/whore/seeking
grow up .. loser/baby/junkie/crybaby
`

export const spamSure = `
earn/make/making/earning/earned/made .. $*/money/cash/thousands/income/dollars/profit/extra .. from/per/a/online/daily/weekly/every/working/in/day/hour/week/fast/at .. home/day/week/hour/daily/phone/online/trading/crypto/laptop/no/with/month/click/investing/just
work .. from .. home & earn/$*/apply/click/link/whatsapp/income/weekly/money/daily/join
crypto/bitcoin/forex/btc/nft/ethereum/trading/investment/invest/investing/binary .. profit*/signals/returns/guaranteed/double/platform/expert/manager/opportunity/broker/group/tips/account/course/now/earn/today/with/coin/airdrop/giveaway/telegram/presale .. & profit*/guaranteed/double/returns/join/link/click/dm/whatsapp/telegram/earn*/contact/$*/recover*/free/daily/expert/investing/investment/signals/now
double .. your .. money/bitcoin/investment/income/crypto/btc
guaranteed .. results/profit/profits/returns/income/cure/approval/weight/roi/winnings/to
click/tap/visit/follow/check/see .. the/here/this/my/our/out/on/link/below? .. link/here/website/site/bio/below/profile/channel/page/store/shop/url/webpage/blog/youtube .. & free/buy/offer/off/discount/earn*/win/cure*/sale/today/now/deal/money/guaranteed/subscribe/exclusive/best/order/supplement*/lose/limited/save/amazing/product*/shop/promo/course/claim/miracle/hot/singles/bonus/code/channel
@url & buy/offer/discount/earn*/win/cure*/sale/deal/guaranteed/subscribe/order/supplement*/limited/promo/claim/miracle/bonus/casino/loan*/viagra/cialis/followers/profit*/cheap/shop/free/click/money/crypto/bitcoin/price/gana/oferta/descuento/compra/gratis/dinero/visita
limited .. time/offer/spots/stock .. offer/only/left/deal/discount/act/order/>/sale
*  off .. today/with/code/use/everything/all/your
use/with/enter/promo/discount/coupon/referral .. my/the/code/our? .. code/coupon/link .. & off/save/discount/bonus/free/checkout/order/shop
buy .. now/one/today/cheap/followers/likes/here/our/my .. and/get/followers/while/instagram/free/at/stock/before/course/ebook/book/save
order .. now/today .. and/get/free/while/before/save
act now
free .. trial/gift/iphone/money/cash/spins/ebook/giveaway/bonus/consultation/shipping/samples .. click/now/claim/sign/when/today/link/join/limited/here/at/for/register/card/download/on/with
congratulations/congrats .. you/your .. won/have/been/selected/winner/are/number
you .. have/been/are .. won/selected/chosen/winner .. 
claim .. your/free .. prize/reward/gift/bonus/free/spins/money
gift card/cards .. free/win/claim/giveaway/for/winner
payday/personal/instant/quick/low/business/easy .. interest/cash? .. loan/loans .. approv*/no/rate/apply/today/credit/whatsapp/contact/available/at/offer
loan/loans .. approved/offer/apply/interest/available/credit
casino/slots/betting/sportsbook/poker .. bonus/spins/free/win/sign/promo/jackpot/code/site/tips/picks/deposit .. 
miracle/secret/revolutionary/breakthrough/natural/herbal/ancient/proven/100 .. cure/remedy/formula/supplement/pill/trick/detox/treatment/product/cures/cured .. 
doctors/they .. hate/hide/want .. this/trick/you .. trick/know
lose/lost .. * pounds/lbs/kg/weight .. in/with/fast/using/weeks/days .. & buy/link/click/try/supplement/product/order/guaranteed/dm/program/code/days/tea/gummies
hot .. singles/girls/sexy/women/babes .. in/near/waiting/your/online/want
onlyfans/porn/escorts/escort/webcam/sexcam .. link/subscribe/free/my/available/site/me/click/bio/in
subscribe/follow/like/join .. to/my/our/us? .. my/our .. channel/page/youtube/podcast/newsletter/instagram/tiktok/blog/group/account/store .. 
followers/likes/views/subscribers .. cheap/fast/buy/instant/for/real/boost/$*
seo .. services/expert/ranking/agency
essay/essays/assignment/thesis/homework .. writing/service/help/writers .. & cheap/service/order/plagiarism/visit/contact/professional/papers
spell .. caster/casting/love
dr/doctor/priest/prophet/chief .. spell/brought/cured/herbal/helped/restored/cast .. & spell/ex/back/cured/herpes/hiv/whatsapp/email/contact/lover/powerful
brought .. my .. ex/husband/wife/lover .. back .. & spell/dr/contact/whatsapp/email
bring .. back .. your/lost/ex .. lover/ex/love
viagra/cialis/ozempic/semaglutide .. cheap/online/buy/order/sale/discount/price/for
hacker/hackers .. recover*/hire/phone/spy/contact/whatsapp/legit/account .. 
recovered/recover/retrieve .. my/your/lost/stolen? .. bitcoin/funds/crypto/money/account .. & contact/hacker/expert/whatsapp/telegram/scam*
passive/residual/extra/side .. income .. & dm/link/join/opportunity/learn/course/from/click/team/earn
business/financial/amazing .. opportunity/freedom .. & dm/join/team/home/link/earn/message/mlm/ask/info
my/our/new .. ebook/course/masterclass/program/coaching/book/webinar/supplement/cbd/app .. is/for/only/now/available/on/will/that/teaches/at/just/today .. & buy/off/$*/link/price/order/discount/available/sale/enroll/sign/amazon/spots/dm/launch*/only/click
rehab/facility/luxury .. insurance/accept/call/admissions/beds/luxury .. & call/now/today/admissions/insurance/verify/visit/accept/luxury/beachfront
cheap/best/wholesale/replica/designer .. price/prices/watches/bags/shoes/deals/rolex/sneakers/iphone/phones .. & buy/shop/order/visit/whatsapp/click/deal/ship*/sale/link/store
gana/ganar/ganas/ganando/genera/generar/gane/obten/gano/ganancias .. hasta/dinero/mas/$*/desde/* .. dolares/euros/pesos/casa/dinero/diarios/semana/dia/extra/internet/celular/mensuales/diario/usd/facil/rapido
trabaja/trabajo/trabajar .. desde .. casa/celular & gana*/dolares/euros/semana/whatsapp/info/dinero/link/$*/ingreso*/interesad*/registr*
haz/den/da/dale .. clic/click/clik .. aqui/en/enlace/link/abajo
clic/click .. aqui/enlace/link .. 
oferta/ofertas/descuento/promocion/promo/rebaja/liquidacion .. limitad*/por/solo/exclusiv*/hoy/especial/del/en/de/increible .. hoy/tiempo/compra/*/todo/link/dia/primeros/ahora/>/visita
compra/compre/adquiere/pide/ordena/aprovecha .. ahora/ya/hoy/aqui/tu/nuestro/el/la/esta .. y/antes/gratis/descuento/link/oferta/curso/envio/producto/libro/promocion/suplemento/mejor/ahora
invierte/inversion/inversiones/criptomonedas/cripto/bitcoin/trading/forex .. en/con/y/de/garantiz*/gana*/duplica/segura/desde .. & gana*/garantiz*/duplica/whatsapp/link/dinero/grupo/rentabilidad/rendimiento*/dolares/escribeme/unete/contact*/curso
duplica .. tu/su .. dinero/inversion
prestamos/prestamo/credito/creditos .. rapid*/inmediat*/sin/facil*/personal*/urgente*/en/al .. & buro/aval/requisitos/whatsapp/aprob*/interes*/solicit*/minutos/contact*/minuto
sigueme/siguenme/siganme/suscribete/suscribanse/unete/visita/visiten/sigan .. a/en/mi/mis/nuestro/nuestra/al .. canal/pagina/instagram/tiktok/youtube/redes/tienda/perfil/sitio/web/facebook/blog/grupo/cuenta/onlyfans .. 
felicidades/felicitaciones .. has/ha/eres/ganaste/usted .. ganado/ganador*/sido/seleccionad*
ganaste/ganado/ganador .. un/una/de/el .. iphone/premio/sorteo/tarjeta/viaje/carro
reclama .. tu .. premio/regalo/bono
seguidores/likes .. barat*/compra/instagram/reales/por/venta
cura/remedio/producto/suplemento/te/pildora/metodo/secreto .. milagros*/natural/garantiz*/definitiv*/cien/100/infalible/que .. & compra/link/precio/pide/whatsapp/garantiz*/adelgaz*/cura*/envio*/visita/pedido/contact*/baja
baja/adelgaza/pierde .. de? .. * .. kilos/kg/libras .. 
amarres/brujo/bruja/tarot/curandero/hechizo*/vidente/hechicero .. de/amor/efectiv*/whatsapp/garantiz*/consult*/recuper*/regres*/y
chicas/mujeres/solteras/escorts .. calientes/cerca/sexis/esperando/disponibles/desnudas .. 
casino/apuestas .. bono/gratis/gana*/giros/registr*/en/online .. 
curso/ebook/libro/taller/masterclass/coaching .. solo/por/gratis/en/precio/de/disponible/ahora .. & compra*/descuento/link/precio/inscri*/$*/dolares/cupo*/whatsapp/oferta/adquier*/promocion
codigo/cupon .. de? .. descuento/promocional/promo
loan/loans/credit .. in/within/no/approved/fast .. hours/minutes/credit/check/check_needed
no credit check
essay/essays/papers/thesis/homework .. written/writing/writers/service
professional .. writers/hackers/loans .. low/cheap/prices/contact/hire
bajar/baja/perder .. de .. peso & pedido*/compra/whats*/milagros*/te/link/precio/suplemento/producto/dm
sign up .. now/today/here & offer/free/bonus/program/limited/discount/spots/coaching
pedidos/ordenes/ventas/informes .. por/al/via .. whats*/dm/mensaje/inbox
download/install/get .. our/my/the/this .. app .. now/and/today/free .. & win/cash/prize*/earn*/bonus/free
win .. cash/prizes/prize/iphone/money/big .. prizes/now/today/>
`

export const rulesSlots: Record<string, string> = {
  insult: `junkie/junkies/crackhead/crackheads/druggie/druggies/tweaker/tweakers/loser/losers/scum/trash/garbage/worthless/pathetic/disgusting/idiot/idiots/moron/morons/stupid/bitch/bitches/whore/slut/cunt/asshole/retard/retarded/dumbass/degenerate/degenerates/parasite/parasites/vermin/failure/disgrace/filth/filthy/pig/coward/weak/liar/fraud/faggot/dumb/useless/subhuman/lowlife/lowlifes/cockroach/cockroaches/embarrassment/imbecile/ugly/joke/nothing/dirtbag/scumbag/hopeless/drunk/crybaby/psycho/fat | waste of .. space/oxygen/air/skin/life/time | piece of .. shit/trash/garbage/crap | bad mother/father/parent | terrible mother/parent | unfit`,
  insult_adj: `pathetic/disgusting/worthless/useless/weak/scum/trash/garbage/stupid/ugly/fat/dumb/nothing/disgrace/joke/embarrassing/hopeless/ridiculous/delusional/selfish/revolting/vile/filthy | a/such .. disgrace/joke/embarrassment/waste/failure/liar/fraud/loser`,
  group: `immigrants/immigrant/mexicans/blacks/jews/muslims/gays/gay/lesbians/trans/transgender/trannies/tranny/arabs/asians/indians/christians/women/homos/illegals/refugees/whites/latinos/hispanics/africans/chinese/foreigners/disabled/fags/queers/dykes/black people/homeless`,
  slurworse: `animals/vermin/disgusting/criminals/rapists/die/dead/shot/deported/scum/trash/filth/garbage/mental/ill/sick/abominations/abomination/perverts/pedophiles/subhuman/inferior/cockroaches/parasites/stupid/ruining/everything/problem/country/gassed/killed/exterminated/kitchen/liars/disease/groomers/freaks/freak/degenerates/hell/sin/dirty/lazy/terrorists/violent/evil/here/exist/rights`,
  slur: `nigger/niggers/faggot/faggots/kike/kikes/spic/spics/wetback/wetbacks/tranny/trannies/chink/chinks/gook/gooks/raghead/ragheads/beaner/beaners/towelhead/retards/sudaca/sudacas/maricon/maricones/negrata/negratas/machupichu/panchito/panchitos/bollera/travelo`,
  insulto: `basura/escoria/inutil/inutiles/idiota/idiotas/estupid*/pendej*/imbecil*/asco/asqueros*/drogadict*/drogata*/drogo/yonqui*/borrach*/fracasad*/perdedor*/mierda/puta/puto/putas/maric*/zorra/perra/perro/rata/lacra/parasito*/debil/cobarde/payas*/vergonzos*/verguenza/patetic*/joto/culer*/cerdo/cerda/ridicul*/retrasad*/subnormal/gilipollas/cabron/marihuano/desgraciad*/teporocho/desperdicio/mongol*/bazofia/vicios*/nadie/nada/gord*/fea/feo`,
  grupo: `inmigrantes/migrantes/negros/gays/homosexuales/judios/musulmanes/moros/indios/venezolanos/mexicanos/haitianos/trans/maricones/mujeres/lesbianas/chinos/gitanos/extranjeros/bolivianos/sudacas/colombianos/travestis/centroamericanos/arabes/indigenas/viejas`,
  peor: `basura/escoria/morir*/ratas/criminales/delincuentes/asco/animales/enferm*/lacra*/ladrones/expulsad*/deportad*/matar*/plaga/peste/pais/flojos/violadores/existir/inferiores/todo/largarse/cocina/irse/pervertidos/desaparecer/sucios`,
  url: `http/https/www/com/net/ly/xyz/shop/store/online`,
}
