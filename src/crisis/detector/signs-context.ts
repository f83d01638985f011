// Patterns for contexts that change the meaning of words: idioms, denial, the past, quotation, jokes.

/** Figures of speech and harmless topics. Their words are blanked before the other patterns are matched. */
export const idioms = `
die/died/dying/dies/dead/dead_dead .. laughing/laughter/embarrassment/boredom/hunger/heat/curiosity/cringe/cuteness/jealousy/starvation/thirst
embarrass*/awkward/cringe* .. i? .. could/almost/nearly .. just? .. die/died
gave/giving/give/given/donated/donating/donate .. away? .. my/our/the/some/all .. clothes/books/toys/furniture/stuff/things/coats/shoes/dishes .. to .. shelter/goodwill/church/charity/thrift/school/library/salvation
he/she/uncle/dad/brother/neighbor/grandpa/cousin .. has/got/have .. gun/hunting/weapons .. license/permit
goes/went/going hunting with
hang/hangs/hung/hanging up
take/took/taking/takes/taken .. my/the/her/his .. meds/medicine/medication/medications/pill/pills/dose/suboxone/methadone/antidepressant*/buprenorphine/naltrexone .. as/like/way .. prescribed/supposed/told/directed/instructed/said/always/usual
tome/tomo/tomando/toma .. mi/mis/la/las .. medicina/medicinas/medicamento/medicamentos/pastilla/pastillas/dosis/metadona .. como/segun .. receto/recetaron/dijo/dijeron/indico/siempre/manda/debe/debo/toca
me corte .. rasurandome/afeitandome/rasurarme/cocinando/picando
thank/thanks .. for being .. here/there/with .. tonight/today/week/year
end/ending/kill/killing/stop/stopping .. a/the/this/my/these .. craving/cravings/urge/urges
no point .. in .. going/asking/calling/arguing/explaining/studying/buying/waiting
my/the last drink/beer/cigarette/smoke/joint/bet .. ever/i/>
pena/verguenza/oso .. me .. queria/quise/quiero/quisiera morir
no se si irme o quedarme >
no se si quedarme o irme >
not know if .. should .. leave/stay .. him/her .. or .. stay/leave/go >
died of? .. old age/cancer/natural/covid/stroke/liver/heart
to die for
rather die than .. wear/eat/sing/dance/cook/camp/karaoke/listen/watch/root
dying to .. see/try/meet/know/hear/eat/go/read/get/tell/share/ask/watch/find/play/start/visit
dying for .. a .. coffee/pizza/burger/nap/snack/vacation/shower/tea
die hard
been there too/also/before/myself/as_well
dentista/examen/calor/trafico/tarea/curriculum/mudanza/entrenador/espalda/hambre/impuestos .. va/van/esta/estan a? matar/matando/mata/acabar/acaba
feel*/felt/like/almost/basically .. withdrawal*/detox*/comedown .. him/her/ex/them/he/she/breakup/relationship/texting
him/her/ex/breakup/relationship/them/he/she .. feel*/felt/like/is .. withdrawal*/detox*/comedown
siente*/parece*/como .. abstinencia/sindrome/malilla .. el/ella/ex/relacion/sin_el/sin_ella/extranar*
strangle/choke .. the/my .. printer/laptop/computer/phone/alarm/tv/router/boss/coworker/landlord
say*/said/says/always/joke* .. kill myself/himself/herself .. working/worrying
almost/nearly/just/about/could .. died/die .. when/laughing/of
die in? .. the? .. movie/game/show/finale/episode/book/level/season
killing/killed/kill/kills it
killing/kills me .. feet/back/legs/softly/head/knee/shoes
back/feet/head/knees/legs/knee/neck/shoulder/heels/teeth/suspense/homework/allergies/traffic/commute .. is/are/was killing me
kill/kills/killing/killed .. time/mood/vibe/buzz/weeds/process/engine/switch/lights/bugs/ants/spider/germs/app/bill/plants/plant/houseplant/mosquito/boss_fight/zombies
kill/murder for .. a/some
killing/kill/killed myself/himself/herself .. laughing/at/with/over/on .. gym/work/deadlines/homework/studying/diet/job/training/overtime/stairs/hours/kitchen/school/marathon/project
killing myself .. studying/working/training/cleaning/exercising/to .. get/make/finish/meet/lose
would/could/might/gonna/will/going .. kill me .. if/when/for .. late/forget/forgot/forgetting/miss/missed/eat/ate/eating/spend/spent/buy/bought/break/broke/fail/failed/skip/wear/finish/burn/burned/dent/scratch/sees/sleep/sleeping/clean/lose/lost
mom/wife/boss/husband/dad/teacher/coach/sponsor/roommate/sister .. will/is/going/gonna/would/to .. kill/murder me .. if/when/for/because .. late/forget/forgot/forgetting/miss/missed/eat/ate/eating/spend/spent/buy/bought/break/broke/fail/failed/skip/wear/finish/burn/burned/dent/scratch/sees/sleep/sleeping/clean/lose/lost
mom/wife/boss/dad/teacher/coach/sponsor/roommate/sister .. will/is/going/gonna/would/to .. kill/murder me .. lol/haha
suicide .. squad/doors/sprints/drills/mission/prevention/hotline/lifeline/awareness/helpline/bereavement/loss/survivors/bomber/squeeze/burns/king/walk/training
doing/ran/run/did .. suicides
dead .. battery/end/line/serious/tired/weight/lift/lifts/beat/ringer/leg/bug/zone/pixel/sea/plant/phone/sprint/link/poets/pool
phone/laptop/battery/car/engine/computer/conversation/chat/plant/plants/router/wifi .. died/dies/dying/dead/killed
over my dead body
shoot/shooting/shot .. hoops/breeze/photos/pictures/video/film/pool/email/text/message/selfie/scene/arrows/commercial
shoot/shot me/them/him/you an?/your email/text/message/dm/line
shot .. in the foot
hang/hanging/hung .. in there/out/on/up/around/loose/over/clothes/picture/pictures/laundry/curtains
hang/hanging/hung .. the/a/up/my .. picture/laundry/clothes/curtains/shelf/art/poster/phone/coat/lights
cut/cutting .. out/back/down/off/ties/contact .. sugar/coffee/carbs/caffeine/soda/toxic/on/people/him/her/friends/family/them/contact/meat/hair/dairy/salt/screen
cut/cutting .. my/the/her/his/some? .. hair/grass/lawn/cake/wood/finger/hours/bangs/nails/losses/coupons/vegetables/onions/onion/corners/budget/cord/check/class
cut/nicked/scratched myself shaving/cooking/chopping/gardening/slicing
cut myself .. shaving/cooking/chopping/some/a/off/on .. can/knife/slack/break/paper/glass/>/onions
cut .. myself/him/her .. some? .. slack/break
burned/burnt/burn myself .. cooking/out/on .. stove/oven/pan/coffee/iron/>
hurt/hit/injured .. myself/my .. running/lifting/playing/at .. gym/football/soccer/work/basketball
not .. hard on/beat* .. myself
beat*/beating .. myself/yourself up
hit .. gym/wall/bottom/road/milestone/days/snooze/spot/month/months/year/bed/books/nail/jackpot/home/target/shower/hay/me_that/90/30/60/one
hits/hit different/home/hard/close
it/that/reality/this/song/grief/then hit/hits/hitting me
beat .. my/the/this/an? .. addiction/craving/cravings/record/level/odds/traffic/cancer/team/score/time/heat/boss/rush/disease/habit/them/demon/demons
knock .. out of the park
punching/boxing/kick .. bag/boxing/class
kick/kicked/kicking .. habit/ass/butt/addiction/off/back/ball/smoking/in
bombed .. test/interview/exam
overdose*/od/odd/oding .. on .. chocolate/sugar/netflix/christmas/cookies/coffee/caffeine/candy/pizza/cheese/cuteness/tv/vitamin/vitamins/memes/carbs/desserts/sunshine
overdose*/sobredosis .. awareness/prevention/training/education/day/crisis/epidemic/statistics/deaths/rates/vigil/de_azucar
died/dead/lost/passed/killed/death/gone .. of/from/to/by/in .. an? .. overdose/od/suicide/fentanyl/addiction/drugs/heroin
lost .. to .. overdose/suicide/fentanyl/heroin/alcohol/addiction/drugs
murio/fallecio/perdi/perdimos .. de/por/a/en .. una? .. sobredosis/suicidio
murio/fallecio .. de/por .. cancer/viejo/vejez/infarto
narcan/naloxone .. training/trained/kit/kits/class/free/workshop/classes/certified/available/giveaway/vending/boxes
carry/carrying/keep/free/get/learn*/trained/distribut*/stock/picked_up/bring .. narcan/naloxone
crav*/urge/urges .. for/to/some/a/eat? .. pizza/chocolate/sugar/sweets/ice/cream/tacos/chips/food/coffee/carbs/burger/candy/mcdonalds/cheese/sushi/spicy/pickles/salt/clean/organize/connection/quiet/structure/community/peace/snacks/dessert/bread/soda
withdrawal/withdraw/withdrawals .. from .. bank/atm/account/savings/school/course/class/society/caffeine/coffee/sugar/phone
bank/cash/atm/savings/course .. withdraw*
withdrawn .. from/course
high .. school/five/hopes/blood/fever/hopes/quality/heels/functioning/performance/road/score/risk/protein/note/tide/horse/standards/chair/priority
runners/natural .. high
speed .. limit/up/bump/dating/reading
crystal clear/ball
spice .. rack/cabinet/girls/mix/latte/up
acid .. reflux/stomach/rain/jazz
weed/weeds .. garden/yard/whacker/killer/lawn
ice .. cream/cold/skating/tea/coffee/water
hash .. browns/tag
line .. dance/up/manager/cook
tar .. pit/road
rolls .. cinnamon/spring/sushi/egg/royce
cinnamon/sushi/spring rolls
blow .. nose/off/steam/candles/dry/over/up .. nose/steam/candles/hair
soda/coca/diet cola/zero/coke/pop
coke .. zero/diet/cherry/bottle/can
candy/snack/salad/gold/protein/chocolate/sand/handle/monkey/granola/juice/coffee bars/bar
bars .. soap/gold/phone/signal
stop/stops/stopped breathing exercises
breathing .. exercise/exercises/technique/practice/room
box breathing
can not .. breathe .. laughing/spicy/cold/allergies/nose/mask/stuffy
shaking .. hands/my head/with .. laughter/excitement/joy/anger/rage/cold/nerves/happiness
shake .. hands/hand/it off/protein/my head
protein/milk shake/shakes
milkshake
leave/leaving .. by/at/on/for .. work/noon/meeting/airport/vacation/trip
birthday .. party/cake
say/saying/said/says goodbye/bye .. to .. old/my_old/alcohol/drinking/drugs/cigarettes/shame/summer/bottle/habit/vodka/heroin/chaos/smoking/fear/pills/past/coworker*/winter/toxic
goodbye .. letter .. to .. alcohol/addiction/drugs/drinking/heroin/my_addiction/disease/vodka/pills/cocaine
letter .. to .. alcohol/addiction/my_addiction/drug/cocaine/younger/past/heroin
last/final .. drink/drunk/time .. was/years/months/i_ever
one .. day at a time
what .. is .. the point .. of/in .. this/a/the/meeting/step/game/movie/feature/homework/assignment/app
end/ends/ended .. it/things/relationship/friendship/marriage .. with .. him/her/my/boyfriend/girlfriend/them
end .. my/the .. shift/day/week/night/meeting/call/subscription/membership/lease/speech
take/took/taking/get/got/getting .. my .. life .. back
take .. life .. one/seriously/slow/as/by
ruined/saved/changed/turned/turning/rebuil* .. my/his/her .. life
life .. is/was .. saved/good/beautiful/great/amazing/better/worth living .. today/now/sober/again/>
killer .. workout/app/deal/whale/bees/smile/shoes/view
serial/true killer/crime
better off .. alone/single/sober/renting/walking/buying
without .. me/my .. phone/coffee/glasses/sponsor/knowing/realizing
drop dead gorgeous
mortified/mortification
i am dead .. haha/at/this
dead .. haha
haha .. dead/dying/crying
bury .. hatchet/treasure
buried in .. work/paperwork/snow/email*
shot .. espresso/vaccine/flu/booster/vivitrol/sublocade/tetanus/at
vivitrol/flu/sublocade/b12 shot/shots
take/get/give .. a? .. shot at
high on .. life/recovery/gratitude/endorphins/nature/the_list
sell/selling/sold/buy/buying .. my/our/old/the/a? .. car/house/bike/couch/guitar/furniture/home/phone/truck/clothes/book/books/cake/cookies
sick/tired .. of .. being .. sick and tired
detox .. tea/juice/smoothie/digital/from .. social/phone/screen/sugar
digital/social/dopamine/sugar/juice detox
use/using .. my/the/this/that/these/those/it/your/an/some? .. voice/tools/time/app/phone/skills/words/journal/steps/website/feature/breathing/method/program/coupon/bathroom/meditation/timer/computer/laptop/gym/support/slogan/prayer/energy/experience/headspace/calendar/resources
used to .. 
blood .. pressure/sugar/test/work/drive/type/donation/donate/orange/draw/bank
fight/fighting .. for .. my .. life/recovery/sobriety
fight .. club
violent .. movie/movies/game/games/storm/weather
abusive .. language
battery .. charge/percent
hit .. like/subscribe/send/reply/button/post
kicked/kick/kicks .. in .. meds/coffee/caffeine/pre
tie/tying .. rope/knot/shoes .. hitch/boat/wedding/class/knots
jump*/jumping rope/jacks/in/ship/lake/pool/puddles/trampoline/joy/conclusions .. 
skydiv*/bungee
jumping/jumped/jump .. off .. dock/diving/swing/trampoline/bed/into_pool
walk/walked/drive/drove/walking .. over/across/by/to/under .. bridge
bridge .. gap/loan/game/club/closed/traffic/toll/repair/work/run/ceremony
stepped/step .. in .. front .. of .. class/group/mirror/camera
me muero/moria/morimos/estoy muriendo .. de .. risa/hambre/sueno/ganas/verguenza/frio/calor/amor/nervios/pena/antojo/curiosidad/sed/envidia/emocion
muert*/muriendo/muriendome/morir/morirme/murio/mori/muero/murieron .. de .. risa/cansancio/hambre/sueno/verguenza/frio/calor/aburrimiento/sed/envidia/amor/viejo/pena/emocion/ternura/viejita/viejito
morir*/muero .. por .. ver/conocer/probar/comer/un/una/saber/ir .. 
mata/matan/mataba .. de/la/el .. risa/espalda/cabeza/aburrimiento/calor/curiosidad/pies/ternura/duda/rodilla/hambre
me matan los/las pies/zapatos/rodillas
matar/mataria .. el/por/a .. tiempo/un/una/mosquito/mosca/cucaracha/zombie .. 
matarme/mato/mate/matando .. de/estudiando/trabajando/en/entrenando/haciendo/con/a .. risa/gimnasio/gym/trabajo/tarea/examen/estudiar/trabajar/tareas/chamba/horas/dieta/cocina/abdominales
me .. mata/va a matar .. mi/el .. mama/jefe/esposa/mujer .. si/cuando/por .. tarde/olvido/ve/vea/gasto/gaste/rompo/rompi/llego/llegue/falto/falte/quemo/queme/pierdo/perdi/limpio
mi/el/la .. mama/jefe/esposa/papa/profesor/mujer .. me .. va/mata .. a? matar .. si/cuando/por .. tarde/olvido/ve/vea/gasto/gaste/rompo/rompi/llego/llegue/falto/falte/quemo/queme/pierdo/perdi/limpio
se .. murio .. bateria/telefono/celular/coche/planta
bateria/telefono/celular/carro/coche/planta .. muert*/murio/muere
colgar/colgue/cuelgo/colgo/colgando .. el/la/los/tel .. telefono/cuadro/ropa/llamada/lampara/guantes/cortinas
cortar*/corto/corte/corta .. pelo/cabello/pasto/pastel/cesped/leche/luz/carne/cebolla/unas/internet/llamada/con_mi/azucar/relacion/lena
corte .. de .. pelo/cabello/luz/caja
me corte .. cocinando/rasurando/afeitando/el/con/un/picando .. pelo/cabello/cocinando/papel/cebolla/afeitarme/dedo
antojo/antojos/ganas .. de .. chocolate/pizza/dulce/dulces/tacos/helado/comer/reir/bailar/cafe/llorar/dormir/pan/aprender/verlos/verte/compartir/salir/viajar/ir/correr/estudiar/trabajar/volver/leer/algo_dulce/abrazar*/seguir_adelante
tomar/tomo/tome/tomando/tomarme .. agua/cafe/te/sol/clases/decision/decisiones/aire/fotos/foto/jugo/leche/vacaciones/curso/control/notas/vitaminas/refresco/siesta/chocolate/autobus/camion/metro/palabra/desayuno
tomar/tomo/tomando/toma .. mi/mis/la/las .. medicina/medicinas/medicamento/pastilla .. para/como/todos/diario/presion
beber .. agua/jugo/te/leche/mas_agua
pastilla/pastillas .. para .. presion/diabetes/alergia/tiroides/gripe/colesterol
soga/cuerda .. saltar/guitarra/brincar
saltar/brincar .. la? .. cuerda/soga
al .. borde .. del? .. asiento/colapso/llanto
carta .. a .. mi .. adiccion/yo/alcohol/padrino
adios .. al/a .. alcohol/cigarro/la_bebida/drogas/verano/vacaciones/mis_viejas/droga/excusas/miedo
sin mi .. padrino/grupo/telefono/cafe/familia/terapeuta/programa/hermana/madrina
terminar/acabar .. con .. mi/la/el .. adiccion/relacion/novio/novia/tarea/trabajo/deuda/deudas/vicio/consumo/estigma
prevencion .. del? .. suicidio/recaidas/recaida/sobredosis
hasta la muerte
golpe .. de .. suerte/calor
toco/toca .. fondo/guitarra/piano/ir/turno/compartir/leer/hablar/trabajar
tocar fondo
me .. toca/toco .. compartir/hablar/leer/trabajar/el/la/hoy/coordinar
me .. pega/pego .. la? .. nostalgia/sol/tristeza/gripe/cancion/fuerte/viento/calor/luz
me .. golpeo .. la/el .. noticia/realidad/nostalgia/tristeza/dedo/rodilla/con/en .. noticia/realidad/mesa/puerta/cama/pie
pega/pego .. con/mucho .. esta/cancion/frio
relapse .. prevention
relapse/relapses .. rate/rates/statistics/story/stories/prevention/plan
recaida/recaidas .. prevencion
prevent*/avoid* .. relaps*
no/without/any/never/not .. relapse/relapsed/relapses
have/has/had not relapsed
drug/drugs .. test/tests/tested/store/court/counselor/free
smoke .. detector/alarm/free
drink/drinking/drank/drinks .. water/coffee/tea/soda/juice/mocktail/mocktails/seltzer/milk/smoothie/lemonade/kombucha/green/fluids/gatorade/more_water/plenty/alone_coffee
a drink of water
energy/soft drinks/drink
mocktail/mocktails
meeting/meetings/group/groups .. waste .. of .. time
waste .. of .. time/money
kid/kids/son/daughter/team/coach .. hit/hits .. homer/home/ball/target/single/goal
he/she/they/team .. beat .. us/me/them .. at/in/by/0/1/2/3/4/5/6/7/8/9/10/chess/game/cards/again_at
beat me .. at/in/to .. 
beat/beats/beating .. me .. chess/cards/mario/smash/poker/race/basketball/ping/uno/video
hit me up
punch/punches .. line/pull/bowl/card
rolled/roll with the punches
choke/choked/choking .. up/on .. water/food/words/popcorn/tears/chip/coffee/interview
choked up
slap/slapped .. on .. wrist/sticker/label
attack/attacks .. panic/anxiety/heart_of
panic/anxiety attack/attacks
push/pushed/pushes/pushing .. me .. to .. be/grow/try/do/go/share/get/limits/harder/keep/better
pushed/pushes/pushing me
kick/kicked .. me .. out/off
threw/throws/throwing .. me .. off/under/party/curve/a
threw .. party/surprise
held/hold/holding .. me .. accountable/tight/while/up/close/when/together
forced/force/forces/makes/made/make .. me .. smile/happy/laugh/feel/think/realize/proud/cry/look/stronger/grateful/better/want_to_be
hurt/hurts .. me .. see/feelings/when/to/knee/back/deep*/words
he/she .. hurts .. my feelings
touched/touches/touch .. me/my .. heart/deep*/story/share/words/soul/speech
touched my heart
grabs/grabbed .. me .. a/coffee/lunch/seat/attention/by_surprise
grab* .. coffee/lunch/dinner/bite/seat
not a threat
no longer .. suicidal
overdose/od .. reversal/reversed
blue/purple/red .. lips/tongue/teeth .. from .. popsicle/lollipop/candy/slushie/lipstick/cold/berries/makeup/wine
attack/attacked/attacks .. my .. report/idea/opinion/argument/work/proposal/project/post
crav*/urge/urges .. pass/passed/passes/go/went/gone/fade/faded/end/stop .. away? .. after/like/in/eventually/with/quickly
how/when/until/why/do/does/will .. the? .. cravings/urges .. go/stop/end/get/last
if/when .. you/anyone/someone .. have/has? .. relapse/relapsed/slipped
relapse .. is/isnt .. not .. failure/end
weekly/pill .. organizer/box/organiser
non alcoholic
hide/hid .. bottles/bottle
printer/computer/homework/crossword/puzzle/traffic/spreadsheet/software .. is/this .. evil/broken/stupid
this/the .. printer/computer/homework/crossword/puzzle/traffic/job_interview
lost .. weight/keys/phone/wallet/job/bet/match/game
gave .. my .. dog/cat .. a/some/his/her/the .. bath/treat/walk/haircut/snack/hug/toy/pill/medicine
put .. dog/cat/kids .. to bed/out/in
deal/cope/handle/manage/avoid .. with? .. triggers
people/they/society/some .. say/think/believe .. addicts/alcoholics .. are/is
shook/shake/shakes .. my/his/her/the/our .. hand/hands/head
will/would/did/does not wake .. up? .. for .. school/work/church/class/breakfast/practice
hit of .. sunshine/nature/caffeine/dopamine/coffee/joy/sugar
recovery .. coins/coin/chips/medallions
smoke .. meat/ribs/brisket/salmon
rope .. climb*/boat/camp*/swing/ladder/tent/tow
`

/** About a story, a song, a game or a headline, not about a real person. */
export const story = `
movie/movies/film/book/novel/series/show/episode/season/podcast/documentary/character/game/videogame/villain/song/lyrics/lyric/album/poem/play/anime/netflix/plot/actor/chapter/zombie/zombies/news/article/headline/quiz/essay/paper/research/study/history/sermon/script
cancion/letra/pelicula/serie/libro/personaje/juego/novela/capitulo/poema/noticia/noticias/articulo/documental/videojuego/actor/obra/ensayo
training/workshop/webinar/seminar/conference/taller/capacitacion/conferencia
volunteer/volunteering/voluntario/voluntaria .. at/for/hotline/line/en/para
`

export const past = `
used to
years/year/decades/decade/months .. ago/back/later
back in/when/then
when i was .. a/in/14/15/16/17/18/19/20/21/young/younger/using/drinking/active/married/kid/teenager/child/little/twelve/thirteen/fourteen/fifteen/sixteen/eleven/ten/nine/eight
in .. 19*/200*/201*/2020/2021/2022/2023/2024/high/my/the .. /school/twenties/teens/past/addiction/80s/90s
in 20*/19*
before .. recovery/rehab/i/treatment/sobriety/getting/aa/na/program/meetings
growing up
at my .. worst/lowest/bottom
there was a time
long ago
once .. upon/tried/thought
a lifetime ago
in active addiction
hace .. ano/anos/meses/tiempo/decada
antes .. de/queria/pensaba/me/yo/era/del/bebia/consumia/tomaba
cuando .. tenia/era/estaba/consumia/bebia/tomaba/vivia .. 
en aquel/aquellos/ese .. entonces/tiempo/dias
solia/acostumbraba
en 20*/19*
un tiempo
when i .. drank/used/was/drinking
cuando .. bebia/consumia/tomaba/usaba
`

export const recovered = `
grateful/gratitude/thankful/glad/happy/blessed/proud/celebrat*/milestone/hopeful/healing/healed/thriving/stronger
today/now .. i .. am/have/get/can/love/help/do .. alive/here/sober/clean/grateful/free/better/happy/years/life/others/still/work*/good/not/choose
years/months/year/days .. sober/clean/recovery/later/free/now/strong/safe/since
no longer .. want/feel/have/think/a/crave
not/never .. anymore .. >/and/because/today
do not .. feel/want/think .. that/like/way/those .. anymore/way
recovery .. saved/gave/works/changed
saved my life
got better
so .. glad/happy/grateful .. am/did/to/survived
survived .. and/so/it
life .. is/got/has .. good/better/beautiful/great/worth/so
agradec*/gracias a dios/feliz/orgullos*/bendecid*/celebr*/sanando/sano/contento/contenta
hoy .. estoy/soy/tengo/vivo/llevo/puedo/doy/amo/disfruto .. bien/viv*/sobri*/limpi*/feliz/anos/meses/agradec*/libre/mejor/paz/gracias
llevo .. anos/meses/ano .. sobri*/limpi*/sin/de
anos/meses .. sobri*/limpi*/despues/de sobriedad
ya no .. quiero/pienso/siento/tengo .. morir*/eso/asi/ganas/matar*/ideas/mas
salvo .. mi/la .. vida
called/calling/told .. my .. sponsor .. instead/and .. 
passed/pass/passes
got/made/make/worked .. through/past .. it/them/without/craving/day/night/urge
did not .. use/drink/pick/act/relapse/give/go/do/buy/call
stayed/staying/still .. sober/clean
instead .. of
went .. to .. a? .. meeting .. instead/and
llame/hable/fui .. a/con .. mi .. padrino/madrina/junta/reunion
no .. consumi/bebi/tome/recai/cai/use
se me .. paso/quito
blocked/deleted/erased/changed/unfollowed .. dealer/plug/number/numbers/contact/connect
bloquee/borre/elimine .. dealer/numero/contacto/conecte
amends
`

/** A risk that seemed past or denied is present again. */
export const returning = `
but .. lately/now/tonight/again/today/still/sometimes/i/it/this/the
again
came/coming/come/are/is .. back
back .. again/now/stronger
lied
still
worse
lately
pero .. ahora/hoy/otra/ultimamente/esta/a/siento/ya/volvi*/me/no
otra vez
de nuevo
volvi*
regres*
menti
todavia/aun
peor
ultimamente
`

export const joking = `
haha
just/only/was/am .. kidding/joking
joke/joking/kidding/sarcasm
broma/bromeando/es broma/chiste
`

export const nearPast = `
yesterday/tonight
last night/week/weekend
this morning/afternoon/evening/week
hours/minutes/hour/days .. ago
ayer/anoche/ahorita
hace .. horas/minutos/rato/dias/poco
esta manana/tarde/noche/semana
`

/** Help, meetings, medicine and public numbers: the message asks for care, not for drugs. */
export const care = `
meeting/meetings/sponsor/clinic/doctor/doctors/therapist/therapy/counselor/rehab/treatment/support/advice/experience/experiences/recovery/hotline/pharmacy/pharmacist/prescriber/prescribed/prescribes/taper/help/test/strips/program/psychiatrist/hospital/naloxone/narcan/resources/tips/story/stories/literature/group/groups/workbook/sober/sobriety/quit/quitting/clean/stop/stopping/detox
reunion/reuniones/padrino/clinica/doctor/medico/terapeuta/terapia/consejero/centro/tratamiento/apoyo/consejo/consejos/experiencia/recuperacion/farmacia/recetado/receto/ayuda/grupo/grupos/programa/psiquiatra/hospital/sobrio/sobriedad/limpio/dejar/dejarlo
`
