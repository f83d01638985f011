// Patterns for self-harm, violence and threats to others.

export const selfHarmNow = `
cut*/slic*/slash*/carv* & bleeding/blood/bleed .. not/will/so/everywhere/can/wont/lot/stop/badly/too/much/through
cut/went/gone/it is/sliced .. too deep
cut/wound/gash/slice .. deep & bleeding/arm/wrist/thigh/bone/fat/stitches/myself/blade/razor/wide
see .. bone/fat/muscle/tendon & cut/cutting/arm/blade
bleeding/blood .. will/can/does/wont/would/is not .. stop* & cut/myself/arm/wrist/blade/razor/thigh
me/se corte/cortado/cortaste & sangr* .. no/para/mucho/mucha/sale/deja/todo
corte .. profund*/hondo/demasiado & sangr*/brazo/muneca/pierna/yo/me
no .. para/deja/paro .. de sangrar
no .. puedo .. parar .. sangre/sangrado/hemorragia
blood .. everywhere & razor/blade/cut/arm/myself/knife/wrist
bleeding/not/wont/will .. stop* & razor/blade/cut/sliced & arm/wrist/leg/thigh/blood/bleeding/myself
`

export const selfHarm = `
cut/cuts/cutting/burn/burns/burning/burned/burnt/scratch*/hurt/hurts/hurting/harm*/hit/hits/hitting/punch*/punish*/carv*/bruis*/bite/biting/stab*/starve/starving/slap*/slic*/injur*/pinch*/brand*/pick*/claw* .. @self
selfharm*/selfinjur*
self harm*/injur*/mutilat*/inflicted/hate & cut/harm*/injur*/urge*/blade/mutilat*/again/clean/inflicted
self harm*/injur*/mutilat*
cut/cutting/cuts/sliced/slicing/slice/carved/carving/slit/scratch*/stabb* .. my/her/his/their/up? .. arm/arms/wrist/wrists/thigh/thighs/leg/legs/skin/stomach/hip/hips/forearm/forearms/ankle/ankles/body/hand/chest/face
cuts/scars/burns/marks/cut/wounds .. on/all/up/down/over/along .. my/her/his/their .. arm/arms/wrist/wrists/thigh/thighs/leg/legs/body/skin/stomach/hips
want/wants/wanted/wanting/need/needs/urge/urges/going/thinking/crav*/started/back/back_to/miss/itching/tempted/relapsed .. to/of/on/about/for? .. cut/cutting/burn/burning/blade/razor >
want/wants/need/urge/urges/going/started/start/miss/tempted/relapsed/relapse/thinking/stop/clean/days/back .. cutting .. again/>
relapsed .. on/with/into .. cutting/self/burning/selfharm
urge/urges .. to .. cut/burn/hurt/harm/bleed
i .. cut .. again/last/tonight/yesterday/today/so/because/when/just/every/to .. night/week/feel/today/>  & blade/razor/arm/feel/relapse*/pain/numb/skin/thigh/urge/scars/myself/sleeves/again
started/start/been cutting .. again/>
i cut .. again/>
blade/blades/razor/razors/knife/lighter/scissors/glass .. to/on/across/against/into/over .. my/her/his .. skin/arm/arms/wrist/thigh/thighs/legs/leg
blade/blades/razor/razors/sharpener/needle .. hand/drawer/hidden/out/holding/under/apart/phone/bathroom/skin & cut/skin/urge/again/want/hurt/feel/bleed/pain/stop/relief
holding/took/broke/hid/got/have .. a/the/my .. razor/blade/razors/blades .. apart/again/out/back/hand & cut/skin/feel/urge/want/arm/pain/bleed/relief/tonight
burn*/put/putting/press* .. cigarette*/lighter/iron/lighters/matches .. on/into/out/to/against .. my/me/arm/skin/leg/thigh/hand
burn*/burnt .. my .. arm/arms/skin/thigh/leg/wrist/hand .. with/using/on purpose/again
bang*/slam*/smash*/hit*/bash* .. my/her/his head .. against/on/into/wall/until/floor/>
punch*/hit* .. wall/walls/myself .. until .. bleed*/hand/knuckles/hurt
pull*/rip* .. my/her hair .. out & feel/stress/stop/pain/hate/until/handfuls
bleed*/pain/cutting/blood/blade .. only/makes/helps/is .. feel/thing/release/relief/way/calms/real/something
need/want .. to .. bleed/feel .. pain/bleed/blood/>
make/making/made myself .. throw/bleed/vomit/sick/puke/hurt
want/deserve/need .. to .. hurt/punish/be .. me/punished/>  & deserve/myself/pain/skin
wear*/wore .. long .. sleeves .. hide/cover & cut*/scars/marks/arms
hide/hiding/covering/cover .. cuts/scars/burns/marks .. from/sleeves/under/with/on
@kin .. is/was/has/been/keeps/started cutting/burning/hurting .. herself/himself/themselves/arms/again
cortarme/cortarse/cortandome/cortandose/quemarme/quemarse/lastimarme/lastimarse/rasgunarme/aranarme/lesionarme/autolesion*/autolesionarme/pegarme/golpearme/herirme/danarme/castigarme/autoagred*
hacerme/hacerse/haciendome/hago/hice/hacia/hace .. mucho? dano/danio .. a? .. mi/misma/mismo/otra/>/de/cuando/para
me/se .. hago/hice/hacia dano
me .. estoy/estaba/ando/sigo/vuelvo .. haciendo/hacer .. dano
me/se .. corto/corte/cortaba/cortado/quemo/queme/quemado/lastimo/lastime/lastimaba/rasguno/arano/pego/muerdo/rasgune .. los/la/el/las/a/con/en/otra/cuando/para/de/y/brazo/piel/anoche/hoy/> .. brazo*/piel/pierna*/muslo*/muneca*/mi/misma/mismo/navaja/cuchilla/gillette/vez/cigarro/sentir/encendedor/anoche/nuevo/escondidas/estomago/> 
volvi/vuelvo/volver/empece/ganas/quiero/necesito/impulso/impulsos/recai/deseos .. a/de/por/con/en? .. cortarme/cortar/lastimarme/quemarme/hacerme/danarme/autolesion*/cortes
navaja/cuchilla/cutter/gillette/rastrillo/vidrio/tijeras .. en/por/contra/sobre .. mi/la/el .. piel/brazo/pierna/muslo/mano/muneca
cortes/cicatrices/marcas/quemaduras/cortadas .. en/por .. mis/mi/los/el/sus/las .. brazos/brazo/piernas/munecas/muslos/piel/cuerpo
golpeo/golpear/golpeando/golpeaba/golpearme/estrello/pego .. mi/la .. cabeza .. contra/en/con .. pared/muro/piso/>
me .. golpeo/pego/doy .. la .. cabeza/contra/pared/muro & pared/muro/cabeza
sangrar/dolor/cortes/sangre .. unic*/alivia/calma/sentir/ayuda & cort*/piel/navaja/alivi*
mi/una/el/la/un .. @kin .. se .. corta/lastima/quema/hace dano/cortando
@hurtverb .. my/her/his/their .. @bodypart
@hurtverb .. into .. my/her/his/their/the .. @bodypart
@hurtverb .. @self .. until/till/so/with/again/on/when/because/and/>/last/for/as/to
till/until .. bleed/bleeds/bled/blood/bruise/bruises & my/myself/arms/skin/nails/picking/scratch*
cutting .. is/helps/how/cope/instead/for/since/because/to .. 
drinking/using/drugs/alcohol .. for/to/with/instead .. cutting
blade/razor/knife/razors/blades & crav*/urge*/calm*/only/cope/relief/itch*/skin/drawer/again
cut .. again .. last/tonight/after/today/yesterday/because/and/>
want/wanted/need/just .. to .. cut >
just want to cut/bleed
do not .. want .. to .. die .. & cut/hurt/bleed/pain/burn
self injur*/self-injur*
starv* .. @self
punish* .. @self/my body/me
pain/hurt .. on purpose
on purpose & cut/burn*/hit/hand/arm/hammer/hurt/hot/pain & i/my/myself/she
me/se .. corta/cortan/cortaba/corto/corte/lastima/quema/muerde/muerdo/clavo/clava/arane/arano/rasguna/pincho/golpea/pega/hiere .. @bodypart/mismo/misma/unas/otra/cuando/para/con/a/dientes
me/se .. clavo/clava/clave .. unas/aguja/navaja/alfiler/cuchillo/tijeras
autoles*
hacerme/hacerse/me hago/hice .. cortes/heridas/cortadas/quemaduras/marcas
cortes/cortadas/heridas .. en .. los/las/mis/sus/el .. @bodypart
hasta .. sangrar/sacarme/sangre/sangren
navaja/cuchilla/cutter/gillette/rastrillo & calma/alivia/unico/ganas/otra/piel/sentir/tranquil*/necesito/cajon
pego/golpeo/castigo/lastimo/muerdo .. a? .. mi/yo .. mism*
me pego/golpeo/castigo/quemo/muerdo/lastimo .. a/cuando/con/para/porque/en
solo .. quiero .. cortarme/sangrar/lastimarme
cutting .. again
deserve .. to be .. hurt/punished/pain
needed/need/want .. the? .. pain/sting/burn .. >/to/again/so & cut/hair/burn/myself/feel/pulled/skin
long sleeves & arms/cuts/scars/sees/hide/july/summer/heat/hot
me .. estoy/estaba/ando/sigo .. lastimando/cortando/quemando/golpeando/hiriendo
me .. golpeo/pego/castigo/doy .. la/contra/a .. cabeza/pared/mi/mismo/misma
@kin .. is/are/has/been/keeps/started .. cutting
my .. kid/son/daughter/sister/brother/friend/girlfriend/boyfriend .. cuts
opened/opening/reopened/reopen .. wound/wounds/cut/cuts/scar/scars .. again/on/my
`

export const violenceNow = `
me .. tiene/tienen/dejo/dejaron .. encerrad*/amarrad*/secuestrad*
will/gonna/going/would .. kill/shoot/stab/murder me .. if .. i .. leave/left/go/tell/told/call/called/talk/divorce/move/report
me .. mata/va_a_matar/matar/mataria .. si .. lo/la/me? .. dejo/voy/denuncio/hablo/llamo/separo
@attacker .. @attackverb .. me/us .. @happening
@attacker .. is/are/keeps/has/was/now .. hitting/beating/choking/strangling/punching/kicking/attacking/threatening/hurting/raping/chasing .. me/us/my/her/him/them/mom/the
@attacker .. chok*/strangl*/suffocat* .. me/my/her/mom/him
choked/strangled/choking/strangling .. me/her/my
hands/hand/arm .. around/on/over/against .. my/her .. throat/neck/mouth
can not/could not breathe & choked/throat/neck/hands/pinned/squeezed & @attacker
@attacker .. has/have/got/had/pulled/pointed/pointing/put/held/holding/waving/grabbed/with/came/keeps .. a/the/his/her? .. gun/knife/machete/bat/weapon/hammer/axe .. on/at/to/and/me/out/in/outside/near/against/says/here/under/or/>  & me/us/scared/afraid/threat*/kill/kids/threw/out/outside/throat/head/help/door/says/told
@attacker .. going/will/wants/want/threat*/said/says/swore/promised/told/trying/tried/might/gonna/texted .. to/he/me/she/hed/will/would/him? .. kill/shoot/stab/murder/hurt/burn/beat/end .. me/us/kids/her/him/mom/my/them
afraid/scared/terrified/think/know/sure .. he/she/they/husband/ex/boyfriend/dad/partner/him .. is/will/going/might/would .. to? .. kill/hurt/shoot/find/murder .. me/us/kids/her/my
@attacker .. will/going/threat*/gonna/would/said/says .. kill/hurt/take/harm/burn/shoot .. kids/children/baby/dog/me/us/family/house/mom/myself/mother & if/said/told/says/leave/threat*/scared
locked/hiding/trapped/hid/barricaded .. in/inside/from/myself .. bathroom/closet/room/him/her/bedroom/car/basement/from/house/garage & he/she/him/her/husband/boyfriend/ex/dad/stepdad/pounding/scared/breaking/partner/hit/outside/father
breaking/broke/kicking/kicked/pounding/banging .. down/in/on/through .. door & he/ex/him/husband/scared/boyfriend/drunk
@attacker .. is .. outside/here/coming/home/breaking/back/downstairs .. and/now/with/again & kill/hurt/gun/scared/beat/hit/knife/afraid/hiding/threat*/drunk/hide
raped/assaulted/molested/attacked/jumped/beaten/mugged .. me/her/tonight/last/yesterday/this/today/just/an .. tonight/night/morning/today/yesterday/now/hour/week
was/got/been/being/just .. raped/assaulted/attacked/beaten/jumped/drugged .. tonight/last/yesterday/this/today/hour/at/by
just .. raped/assaulted/beat/hit/attacked .. me
i/im .. am/going/will/want/wanna/gonna/about/need/plan*/could/might/ready/swear/have .. to? .. kill/murder/shoot/stab/strangle/slaughter/execute/burn .. him/her/them/you/everyone/everybody/my/that/those/the/this/his/someone/somebody/people/these/every/all/ex/boss/whoever
will/going/want/gonna/wanna .. kill/murder/shoot/stab/strangle/slaughter .. him/her/them/everyone/my/that/someone/somebody/people/his/those .. 
going/want/will/gonna/plan*/ready .. to .. hurt/beat/attack/harm/burn/poison/smash .. him/her/them/someone/somebody/everyone/people/my/that .. boss/ex/wife/husband/kid/kids/son/daughter/baby/people/dealer/neighbor/brother/dad/guy/badly/bad/tonight/with/house/real/> 
thoughts/thinking/thought/urge/urges/fantasies/fantasize/fantasizing/voices/dream* .. of/about/to/telling/say/tell .. me/to? .. killing/kill/hurting/hurt/shooting/stabbing/harming/stab/strangling .. him/her/them/my/someone/people/others/wife/husband/kids/baby/boss/everyone/ex/you
shoot/shooting/blow/blowing/burn/bomb/bombing .. up/down/down_the/the .. school/work/office/place/building/church/clinic/hospital/house/mall/everyone/courthouse/rehab
bring/bringing/taking/take/have/got/bought/getting .. a/my? .. gun/knife/rifle/weapon .. to/and/for .. school/work/office/him/her/them/house/kill/court/use/settle/boss/clinic
he/she/they/everyone/someone/ex/boss/brother .. will/going/gonna/is/deserve*/should/has .. pay/regret/die/dead .. for/tonight/today/with & gun/knife/kill/blood/load*/waiting/house
dead .. man/meat & him/kill/gun/going/find
shook/shaken/shaking .. baby/infant/newborn/son/daughter
afraid/scared/going/about/want/might/will/almost .. i .. hurt/hit/shake/harm/kill .. my? .. baby/kid/kids/child/children/son/daughter
me esta/estan/sigue/acaba/acaban .. pegando/golpeando/ahorcando/violando/amenazando/persiguiendo/estrangulando/siguiendo/atacando/de .. pegar/golpear/violar/atacar/amenazar/ahorcar/>
me .. ahorco/ahorca/ahorcaba/estrangul*/asfixi* .. mi/el/con/hasta/anoche/y/cuando/contra
me .. agarro/apreto/apreta/agarra/puso/tomo .. del/el/las/de/la/por .. cuello/garganta
me .. agarro/agarra/jalo/jala/sujeto/apreto .. del/de/el/por .. brazo/brazos/pelo/cabello/muneca .. fuerte/marca/morado/moreton/duele/otra/anoche/y
apreto/aprieta .. cuello/garganta
me/nos/la/lo .. va/van/quiere/quieren/amenaza/amenazo/dijo/dice/juro/iba .. a/con/que? .. me/nos/iba/va? .. a? .. matar/matarme/matarnos/quemar/golpear/encontrar/acuchillar/balear/disparar/pegar .. 
tiene/saco/trae/apunto/apunta/con/puso .. una/un/la/el/su .. pistola/cuchillo/arma/machete/navaja/bat & me/nos/miedo/amenaza*/matar/esposo/marido/ex/novio/el/afuera
encerrad*/escondid* .. en/del/de/por/con/me .. bano/cuarto/closet/el/mi/marido/esposo/casa/recamara/llave/habitacion/coche & miedo/golpe*/pega*/el/puerta/esposo/marido/novio/papa/gritando/afuera/salir/deja
miedo .. de/a .. que/me/el/mi .. mate/mata/matar/golpee/haga/pegue/encuentre/vuelva/regrese/ex/marido/esposo
lo/la/los/las/te/le .. voy/quiero/vamos/va/juro .. a? .. matar/apunalar/golpear/disparar/reventar/acuchillar/balear/quemar/ahorcar/estrangular/partir
voy/quiero/ganas/pienso/podria/pensando .. a/de/en? .. matar/matarl*/apunal*/acuchill*/golpear*/disparar*/ahorcarl*/quemar*/ .. a/lo/la/mi/ese/esa/todos/alguien/su/los/el/esos
matarlo/matarla/matarlos/matarte/apunalarlo/acuchillarlo
voces .. dicen/ordenan/piden .. que/me .. mate/lastime/haga .. a/lo/la
me violo/violaron .. anoche/ayer/hoy/hace/esta
violo/violaron/abuso .. de? .. mi/me .. anoche/ayer/hoy/hace
@attacker .. has/got/have/with .. a/his/her .. gun/knife/machete/weapon/bat .. & way/coming/here/outside/door/scared/me/us/kids/threat*
weapon/gun/knife/machete/pistola/cuchillo/machete & threat*/amenaz*/outside/door/puerta/afuera & me/us/nos/he/she/el/my
voices .. tell*/say*/want .. me/to .. hurt/kill/stab/attack .. my/him/her/them/someone/people/others/roommate/everyone
making/make sure .. never .. hurt*/touch* .. anyone/again/anybody & knife/bat/gun/tonight/car/him/her/he/she
@attacker .. me .. ahorco/ahorca/estrangul*/asfixio/apreto
me ahorco/ahorca/ahorcaba .. anoche/hasta/con/y/contra/el/mi
ahorco/estrangulo .. & tragar/garganta/cuello/marcas/anoche/esposo/novio/el/hasta
dice/dijo/jura/juro/amenaz* .. que/con/me .. va/matar/voy/iba .. a? .. matarme/matar/matarnos
le/lo/la .. esta/estan .. pegando/golpeando/ahorcando .. a? .. mi/mama/hermana/ahora/>
burn/burning/set/torch .. his/her/their/the .. house/car/place/home .. down/on/with/fire
@attacker_es .. va/quiere/amenaz*/dice/dijo/jura .. a/me/con/que .. matar*
dice/dijo .. que .. me/nos .. va/iba .. a .. matar/golpear/quemar/encontrar/lastimar
`

export const violence = `
@attacker .. @attackverb .. me/us/my/her/him/kids/mom/mother/sister/children/baby/brother/the/his
@attacker .. @attackverb2 .. me/us/my/her/mom
@attacker .. has/have/had/is/was/got/been .. beating/beaten/hitting/abusing/abusive/violent/controlling/stalking/threatening/raping/hurting/choking/touching/molesting .. me/us/my/her/him/again/towards/with/when/to/>
@attacker .. put/puts/putting/laid/lays/lay .. his/her/their hands .. on .. me/us/kids
@attacker .. get/gets/got/is/becomes/turns/becoming .. violent/physical/abusive/aggressive .. with/when/and/to/after/again/toward*/>
@attacker .. broke/break*/fractured .. my .. arm/nose/jaw/ribs/rib/wrist/finger/phone/hand/tooth/teeth
@attacker .. gave/left/leaves/giving .. me/him/her/with/bruises .. black/bruises/bruise/marks .. eye/on/>
@attacker .. will/would/does/do/did not .. let/allow .. me/us .. leave/go/out/see/have/work/call/talk
@attacker .. takes/took/takes_away/hides/controls/checks/hid/tracks/monitors .. my/me/all .. phone/keys/money/car/meds/passport/id & leave/scared/hit/afraid/threat*/let/control*/away/hurts
@attacker .. forces/forced/force/makes/made/making .. me/her .. to? .. have/sex/do/perform/sleep/touch/things/strip/himself/kiss & want/sex/things/no/said/scared/touch/sleep
@attacker .. threw/throws/throwing/slammed/shoved/pushed/dragged/pinned/threw .. me/plates/things/phone/chair/bottle/us/glass .. against/into/down/at/across/by/on/out .. wall/floor/me/stairs/hair/bed/ground/us/house/head
afraid/scared/terrified/fear/frightened .. of/to .. my/him/her/go/what/leave .. husband/boyfriend/ex/partner/dad/father/him/he/stepdad/home/wife/>/will/might/because & hit*/hurt*/home/leave/violent/drunk/temper/when/yell*/angry/threat*/do/kids/again/night/safe/beat*/go/stalk*
bruises/bruise/bruised/black eye .. from/where/on/because/all/he/she/over/is/my/after & he/him/husband/boyfriend/dad/ex/partner/grabbed/hit/she/stepdad/kid/son/daughter/mom/drinks
covered in bruises
domestic .. violence/abuse/abuser .. situation/at/again/victim/relationship/help/in/with/from/>
abusive .. relationship/husband/boyfriend/partner/home/marriage/dad/father/ex/mother/household/situation/wife/girlfriend/stepdad/mom/house
being/am/was/been/get/got/getting/is/were/be .. abused/beaten/molested/raped/trafficked/assaulted/stalked/pimped/choked/beat/hit .. by/at/when/as/since/again/every/from/in/up/>
raped/molested me
sexually .. abused/assaulted/abusing/assaulting/harassed/harassing
raped .. me/by/last/when/at/while/her
molest*/rapes/grop*/fondl* .. me/my/her/him/by/daughter/son/kid
touch*/touches .. me/her/him/my/daughter/son .. where/in/private/inappropriate*/at/there/wrong/when/down/under/secret & uncle/dad/stepdad/he/private/stepfather/coach/cousin/teacher/grandpa/inappropriate*/pastor/night/brother/priest
comes/came/come .. into/in .. my .. room/bed .. at/night & he/stepdad/dad/uncle/scared/touch*/brother/him/stepfather
@attacker .. stalk*/follow*/track*/showing/shows/keeps .. me/my/up/following/coming & scared/ex/afraid/order/police/threat*/house/work/everywhere/restraining/stalk*
restraining/protective order & ex/he/violat*/again/scared/threat*
@attacker .. spik*/drugged/drugging/roofied .. my/me .. drink/drinks/>/and/at
drink .. was/got/been spiked
sex traffick*/traffick* .. me/us/by
child abuse/abuser/neglect
cps & hit/hits/bruises/abuse/hurt/beat/burn*
kid/kids/child/children/son/daughter/baby/niece/nephew/student/girl/boy/neighbor .. is/are/being/gets/has/being .. beaten/abused/hit/hurt/molested/starved/burned/burns/bruises/starving/locked
@person .. hits/beats/hit/beat/slaps/kicks/burns/hurts .. the/his/her/their/my .. kids/kid/children/baby/wife/girlfriend/son/daughter/boyfriend/mom/sister
i .. hit/slapped/punched/pushed/beat/choked/shoved/hurt/kicked/grabbed .. my .. kid/kids/son/daughter/wife/husband/girlfriend/boyfriend/partner/mom/baby/child/dog
walking on eggshells & he/hits/violent/throws/scared/temper/afraid
leave*/escape/escaping/left/run/get .. him/her/abuser/abusive/safely/relationship/away & hits/hit/hurts/violent/abuser/abusive/kill/beats/afraid/threat*/scared/beat/shelter
me/nos/la/le/lo/les .. pega/pego/pegaba/golpea/golpeo/golpeaba/golpearon/golpeado/patea/pateo/empuja/empujo/abofete*/cachete*/maltrat*/jalonea/jaloneo/azota/avienta/arrastr*/violo/viola/violaron/violaba/violaban/violenta .. mi/el/cuando/y/con/a/otra/anoche/porque/delante/todos/cada/en/mucho/ayer/esta/contra/si/muy/hasta/de/un/una/hoy/por/hace/los/las/>
@attacker_es .. me/nos/la/le/los/lo/les .. peg*/golpe*/pate*/empuj*/amenaz*/maltrat*/grit*/insult*/encierr*/encerr*/control*/persig*/acos*/viol*/toc*/abus*/oblig*/jal*/lastim*/quit*/dej* .. 
@attacker_es .. amenaz*/maltrat*/golpe*/abus*/viol* .. a/me/de/con/mi
abus* .. de .. mi/ella/el/nina/nino/hija/hijo/mis
abuso sexual
violencia .. domestica/intrafamiliar/genero/familiar/casa/machista/fisica/pareja
relacion .. abusiva/violenta/toxica .. golpe*/y/con/pega/donde/>
maltrat* .. mi/me/por/fisico/en/de/infantil/a/psicologic*
me .. oblig*/forz* .. a? .. tener/hacer/acostarme/sexo/relaciones/cosas/tocar*
me .. toca/tocaba/toco/manosea/manoseo .. mi/cuando/donde/partes/en/por/sin/debajo/el/y/tio/padrastro/de
miedo .. a/de/por .. mi/que/el/llegar/volver/su .. esposo/marido/novio/pareja/ex/papa/padre/padrastro/casa/me/llega/lleg*/regres*/reaccion/haga & peg*/golpe*/violent*/borracho/casa/grit*/amenaz*/mate/miedo/encuentr*/dejar*/enoj*
moretones/moreton/golpes/ojo .. en/por/morado/de/todo/del/negro .. & el/esposo/marido/novio/pareja/me/papa/hijo/hija/nino/nina/padrastro
no .. me .. deja/dejan/permite .. salir/ir/ver/trabajar/hablar/irme/tener & pareja/esposo/marido/novio/el/golpe*/amenaz*/control*/miedo/encerr*/llave
orden de .. alejamiento/restriccion
le/les .. pega/pego/golpea/golpeo/pegue/pegaron .. a .. mi/su/los/sus/la/el .. hijo/hija/hijos/ninos/esposa/mama/mujer/hermano/hermana/bebe/nino/nina/novia
le .. pegue/golpee/empuje .. a .. mi .. hijo/hija/esposa/mujer/novia/mama/pareja/esposo
@attacker .. hit/hits/beat/beats/punch*/slap*/kick*/abus*/rap*/molest*/assault*/shov*/attack* .. me/us/mom/her/him/kids/children/sister/brother
bruises/bruise/marks/welts/burns .. on/all/over/from/everywhere .. & him/he/husband/boyfriend/dad/nephew/niece/kid/child/son/daughter/flinch*/she/stepdad/partner/mom
they .. beat/jumped/attacked/robbed/raped .. me .. up/in/at/for/last/and
pimp/trafficker
takes/took/keeps/controls .. all? .. my .. money/pay/check/paycheck/id/passport & run/leave/let/scared/hit*/high/beat*/pimp/away
makes/made/forces/forced .. me/girls/women/us/her .. sleep/have/do .. with/sex/things/it
sleep .. with him/them .. for/or .. rent/drugs/stay
flinch* & touch*/marks/bruise*/hit*/kid/child/nephew/niece/hand
@kin .. nos/me/la/lo/le .. golpea/pega/maltrata/grita/amenaza/empuja/toca/viola/encierra/persigue
me .. dejo/deja/hizo .. ojo/moretones/marcas/golpes/morado
abusaron/abuso/abusan/abusaba/abusa .. de .. mi/ella/el
me .. persigue/acosa/amenaza/controla/encierra/vigila .. y/mi/por/en/con/no/para/a/>
@kin .. golpeo/pego/empujo/pateo/maltrata .. a .. mi/su/la/los
being/am/was/been/get/getting .. abused/beaten/molested/stalked/trafficked .. and/>/but/so/for/since
@attacker .. follows/following/followed/stalks/stalking .. me .. to/home/everywhere/around/from/and/at
waits/waiting/parked/sits .. outside/by/at/near .. my .. house/car/work/door/job/window/apartment
`

export const harmSlots: Record<string, string> = {
  attacker: `he/she/they/him | @kin | someone/somebody/guy/man/men/stranger/ex/cop/cops/dealer/coach/teacher/pastor/priest/landlord/pimp/people/inmate/staff/counselor`,
  attackverb: `hit/hits/hitting/beat/beats/beating/punch*/slap*/kick*/chok*/strangl*/shove*/shoving/pushed/pushes/rape/raped/rapes/assault*/molest*/abuses/abused/attack*/stab*/burned/burns/threaten*/hurt/hurts/bit/bites/drag*/slammed/stalks/stalking/headbutt*/whips/whipped/smacks/smacked/grabs/grabbed/pins/pinned/trafficked/drugged/shakes/shook/backhanded/spits/spit`,
  attackverb2: `chases/chased/locks/locked/raping/beating/choking`,
  hurtverb: `cut/cuts/cutting/burn/burns/burned/burnt/burning/carv*/scratch*/slic*/slash*/stab*/bit/bite/biting/bash*/smash*/punch*/punish*/dig/digging/dug/pick/picking/claw*/scrap*/pull/pulled/pulling/ripp*/bruis*/injur*/starv*/choke/choking/whip*/hit/hitting/hits/harm*/hurt/hurts/hurting/mutilat*`,
  bodypart: `arm/arms/wrist/wrists/thigh/thighs/leg/legs/skin/stomach/forearm/forearms/ankle/ankles/knuckles/flesh/veins/scalp/brazo/brazos/piel/pierna/piernas/muslo/muslos/muneca/munecas/antebrazo/antebrazos/estomago/abdomen`,
  happening: `now/right/tonight/again/help/currently`,
  attacker_es: `mi/el/su/un/una/la .. esposo/esposa/marido/mujer/novio/novia/pareja/ex/papa/padre/padrastro/mama/madre/hermano/tio/abuelo/jefe/primo/vecino/entrenador/pastor/suegro/cunado/hijo/profesor/padrastro/tipo/hombre/cura | expareja/exnovio/exmarido`,
}
