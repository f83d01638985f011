// Patterns for poisoning, collapse and dangerous withdrawal.

export const overdoseNow = `
took/taken/takes/taking/swallowed/ate/drank/popped/downed/injected/snorted/shot/did/smoked/used/eaten/had .. too many/much .. pills/meds/@drug/tylenol/insulin/it/of/>
took/taken/swallowed/ate/downed/popped/drank .. whole/entire/full/all .. bottle/bottles/pack/box/prescription/pills/meds/blister/script/them/tablets/@strongdrug/pillbox/tylenol/aspirin
took/taken/swallowed/ate/downed/popped/drank .. bottle/handful/fistful/bunch/lot/box/handfuls/mouthful/ton/bottles .. of .. pills/tylenol/meds/@drug/aspirin/ibuprofen/tablets/benadryl/sleeping/advil/antidepressants/insulin/acetaminophen/bleach/paracetamol
took/taken/swallowed/ate/popped/downed/taking .. @count .. pills/tylenol/meds/tablets/@strongdrug/klonopin/ambien/benadryl/aspirin/of/mg/milligrams/advil/paracetamol/valium/seroquel
took/taken/swallowed/injected/shot/snorted/used/did/drank/took ... now/and .. can not/feel/heart/breathing/chest/numb/dizzy/passing/vomiting/nodding/scared/shaking/lips/vision/blacking/everything
@count .. pills/tylenol/tablets/xanax/oxys/percs/ambien/benadryl/klonopin .. in/ago/and/last/at/just/tonight
just/just_now took ... all/whole/everything/rest of .. pills/meds/bottle/them/prescription
overdosing
overdosed .. on/and/again/just/tonight/in/now/today/last/he/she/this/at/please/help/> 
overdose .. help/what/now/happening/symptoms/please/scared
think/thinks .. he/she/they/i/is/am/it/have/has .. overdos*
having/had/has/have/is/possible/might/maybe/looks .. an? overdose
is/are/am/has/have/might/be/stopped/not/hardly/barely/struggling .. to? not/stopped/barely/hardly .. breathe/breathing
stopped breathing
not breathing
can not/barely/hardly/cannot breathe & @tookthings
is/are/was/were/she/he/they/him/her .. unresponsive/unconscious/gurgling/limp/convulsing
unresponsive
unconscious
will/can/could/would/does/did/do not .. wake/wakeup/waking .. up? & he/she/they/him/her/friend/husband/boyfriend/girlfriend/brother/sister/son/daughter/mom/dad/roommate/wife/took/pills/shot/overdos*/@strongdrug/guy/dude
can not/trying/tried/cant .. wake .. him/her/them/my/it .. up/>
not waking .. up/when/he/she/>
not .. responding/moving/responsive .. to/when/and/at/all/>  & @bodyperson
lips/fingers/fingernails/face/skin/nails .. are/is/went/turning/turned/gone/going/look/looks/getting/a .. blue/purple/grey/gray/bluish
blue/purple/grey/gray/bluish .. lips/fingers/fingernails/face/nails
turning/turned/went/going .. blue/purple/grey/gray .. and/>
gurgling/snoring .. sound*/noise*/weird/funny/strange/loud & he/she/him/her/breathing/took/wake/used/nodd*
death rattle
foam/foaming/froth/frothing .. at/from/out/mouth
no pulse
can not .. feel/find .. a? .. pulse/heartbeat
pinpoint pupils
pinned & unconscious/wake/blue/breathing
choking .. on .. vomit/puke/tongue
having/had/has/have/is/are .. a? .. seizure/seizures/convulsion* & took/used/meth/coke/cocaine/pills/tramadol/heroin/overdos*/he/she/xanax/mixed
narcan/naloxone .. is/did/does/has/was/not/isnt/wont/not/no .. not/work*/working/help*/nothing/left/out/have
gave/giving/used/hit/sprayed/need/get/give/gived .. him/her/them/me/two/one/the/some/a .. narcan/naloxone
narcan/naloxone .. him/her/now/please/quick/hurry
where/no/need .. narcan/naloxone .. now/help/please/he/she
nodd*/nodding .. out/off .. and/but .. not/will/can/blue/breathing/wake
mixed/mixing/took/drank .. xanax/benzos/oxys/oxy/pills/klonopin/methadone/heroin/percs/opioids/ambien/fentanyl/valium/vodka/alcohol/ghb .. with/and/on/plus .. alcohol/vodka/beer/drinks/whiskey/wine/xanax/benzos/heroin/oxy/methadone/pills/fent & can/feel/breathing/breathe/scared/slow/weird/heavy/wake/help/heart/dizzy/help
chest .. pain/pains/hurts/tight/tightness/hurting/killing/crushing/pressure & @tookthings/arm/sweating/breathe/breath/numb/heart/jaw/cocaine/meth/coke/left/can/lines
heart .. attack/stopped/exploding/burst/stopping .. & i/he/she/am/is/having/think
having .. a? .. heart attack/stroke
heart .. pounding/racing/beating/going .. & cocaine/coke/meth/adderall/speed/crack/lines/chest
left arm .. numb/hurts/tingling/pain
face .. drooping/droopy/numb & speech/arm/talk/slurr*/side
can not .. feel/move .. left/right/arm/arms/legs/face/side/my & @tookthings/face/speech/slurr*
slurr* .. speech/words/and & took/pills/not/will/wake/drank/face/arm
throwing/vomiting/coughing/threw/vomited/puking/puked .. up? .. blood
swallowed/drank/drunk/ate/drinking/swallow* .. bleach/antifreeze/detergent/drain/cleaner/batteries/battery/poison/rat/gasoline/methanol/pesticide/ammonia/lye/sanitizer/hand
@child .. ate/swallowed/got/drank/found/took/had/eaten/put .. into/my/a/some/of/the/an/hold? .. @drug/pill/pills/meds/medicine/edible/edibles/gummy/gummies/methadone/suboxone/patch/vape/edible/bottle/thc
@child .. licked/chewed/swallowed/ate .. patch/@drug/strip
alcohol poisoning
laced/cut .. with .. fentanyl/fent/xylazine/tranq & took/breathing/wake/just/feel/blue/can/shot/sniffed
passed/passing/blacked/blacking .. out .. and/not/won/wont/can/will/from/on/again/after & wake/breathing/took/blue/fent*/shot/heroin/pills/cold/respond/moving/overdos*/hit/drank
collapsed .. and/after/on/in & breathing/wake/took/shot/respond/blue/not/seizure/using
skin .. is/cold/clammy & blue/breathing/wake/took
severed/stabbed/gunshot
sobredosis .. de/ayuda/ahora/hermano/amigo/que/hago/creo/>
esta/esto/tuvo/teniendo/tiene/tengo/creo/es/una .. una? .. sobredosis
me/se tome/tomo/trague/trago/comio/comi/metio/meti/inyecto/inyecte/tomado/tragado .. todo/toda/todas/todos/monton/muchas/demasiad*/frasco/caja/punado/bote/blister/mucho/@count/entero/bastantes .. pastillas/pildoras/de/pastilla/medicinas/medicamentos/el/la/las/frasco/caja/clonazepam/rivotril/tabletas/paracetamol/heroina/mas/>
me/se .. tome/tomo/trague/trago/tomado .. @count .. pastillas/pildoras/tabletas/clonazepam/rivotril/paracetamol/tramadol/de
tome/tomo/trague/trago .. demasiad*/muchas/todas .. pastillas/pildoras/las/heroina/de/medicina*
@count/varias/muchas/todas .. pastillas/pildoras/tabletas .. de .. golpe/una/clonazepam/rivotril/tramadol/paracetamol
no .. esta/puede/puedo/logra/deja .. respira/respirando/respirar & @tookthings/amigo/hermano/hijo/azul/morado/labios/despierta/pastillas
no respira
dejo/deja/dejado de respirar
apenas/casi/poco .. no? .. respira*
no .. se? .. despierta/reacciona/responde/despertar/despertarl*/contesta/mueve/reaccionar & @bodyperson
no .. puedo/logro/podemos/consigo .. despertar .. lo/la/a/>
no .. puedo/logro/podemos .. despertarl*
labios/cara/unas/dedos/piel/boca .. azul*/morad*/palid*/gris*
puso/poniendo/pone/esta/quedo .. azul/morad* .. y/no/de/la/>
inconsciente
convulsionando
convulsiones/convulsion/convulsiona/convulsiono & tomo/consumio/pastillas/amigo/droga/cocaina/el/ella/hermano/metio
echa/echando/sale/saliendo/sacando .. espuma .. por/de/boca/la
espuma .. por/en .. boca
no .. tiene/siento/encuentro .. pulso
dolor .. en? .. el? .. pecho & coca*/tome/consum*/brazo/raya*/cristal/metanfetamina/respirar/sudor/sudando
infarto
vomit* .. sangre
naloxona/narcan .. no/ya/le/puse/dimos/di/funcion*/necesito
se/me trago/tomo/bebio/tome/bebi/trague .. cloro/veneno/lejia/raticida/anticongelante/thinner/gasolina
@child .. se .. trago/comio/tomo/metio/bebio .. pastilla*/una/mi/mis/un/la/las/el/gomita* .. pastilla*/metadona/gomita*/medicina*/droga/marihuana/frasco/parche/suboxone/comestible*
mezclo/mezcle/mezclado/mezclando .. alcohol/pastillas/clonazepam/rivotril/heroina/xanax/benzos .. con/y .. alcohol/pastillas/clonazepam/heroina/cerveza/vodka/rivotril & no/respir*/despierta/mal/siento/ayuda/mareo/corazon/duerm*/raro
se desmayo/desplomo & consum*/tomo/pastillas/respira/despierta/droga/metio/inyect*
@collapse & @tookthings
@collapse & needle/syringe/jeringa/narcan/naloxone/naloxona/pipe/foil
@collapse .. & will/can/did/does/would/wont .. not .. wake/respond/move/breathe/come/react
will/would/can/could/does/did not .. come to/around .. >/and/after/even/help/i/what
not .. breath*/breathe/respira*/respirando .. right/weird/normally/much/help/good/well/bien/casi/anymore/ayuda/mal/normal/>/rapido/que
breathing .. weird/slow/shallow/funny/strange/wrong/stopped/stops/barely/hardly/irregular
everything/vision/world/room/sight .. going/went/turning/fading/goes/is .. black/dark/blurry
fell out & narcan/naloxone/shot/used/blue/breath*/hit/needle/she/he
no .. narcan/naloxone
swallowed/drank/bebi/drink/drank/ingested/drinking .. @poison
drank/drinking/drunk .. rubbing/windshield/methanol/hand/mouthwash/antifreeze/cologne
took/taken/swallowed/ate/eaten/popped .. @count .. 
took/taken/swallowed/ate/had .. bunch/lot/lots/all/too/whole/entire/rest/handful/box/bottle .. of/my/the/her/his .. pills/meds/medication*/antidepressants/sleeping/insulin/tylenol/paracetamol/benadryl/aspirin/@drug/tablets/painkillers/prescriptions
overdosed .. this/today/tonight/now/earlier/just/hours/an/last .. morning/afternoon/night/evening/hour/and/ago/on
they .. revived/narcanned .. me/him/her .. and/but/today/morning/hospital/now
left .. hospital/er .. & sleepy/overdos*/again/narcan/nodding
sleepy/drowsy/limp/floppy .. & @child .. & ate/swallowed/edible/pill/gumm*/got/methadone/suboxone/took
@child .. ate/swallowed/drank/chewed/got .. an?/my/some/the/into/one .. 
heart .. pounding/racing/stop*/beat*/exploding .. & @stims
@stims & chest/heart .. pain/pains/hurt*/tight*/pounding/racing/stop*/exploding
too much/many .. @strongdrug/coke/meth/speed/heroin/xanax/fent
did/do/done/had/used/took .. way? .. too much
can not .. stay/keep .. awake/conscious/eyes .. & took/pills/dose/shot/methadone/xanax/drank/@strongdrug/oxys
nodding .. off/out .. & scared/twice/double/sleep/dose/breathing/methadone/alone
scared/afraid .. to/if .. sleep/fall/asleep .. & took/dose/pills/methadone/shot/twice/mixed/xanax/too
no .. esta .. respirando/despertando/reaccionando/respondiendo/consciente/despierto/despierta/moviendo
no .. puedo .. respirar .. bien/>/y/ayuda/me/desde & inyect*/consum*/tome/pastillas/heroina/coca/fume/meti/metadona/cristal/droga*
@collapse_es & @tookthings
@collapse_es & no .. despierta/respira/responde/reacciona/contesta/se/mueve
me/se .. trague/trago/tome/tomo/tomado .. un/una/dos/tres/todo/toda/el/la/las/media .. frasco/caja/cajas/blister/bote/tira/tiras/botella .. de/pastillas/entera/entero/paracetamol/clonazepam/>
bebi/bebio/tome/tomo/trague/trago .. @poison
me .. pase/paso .. de/con .. la/dosis/coca/pastillas/raya
siento .. que .. me .. voy/muero/desmayo/apago & alcohol/tramadol/pastillas/heroina/mezcl*/tome/inyect*/dosis/coca/metadona
corazon .. late/explota/acelerado/sale/mil/va/rapido .. & coca*/cristal/anfetamina*/raya*/tome/consum*/perico/tachas
ronca/ronquido/ronquidos/roncando .. rar*/extran*/fuerte/feo .. & no/despert*/consum*/heroina/pastillas/droga
@child .. comio/trago/tomo/metio/bebio/comieron
tomo/tome/dio .. dosis .. doble/alta/fuerte/mas & dormid*/respira/mal/mareo/despierta
narcan/narcans/naloxone .. and/but .. still/not/nothing
still .. out/unconscious/not .. & narcan*/naloxone/shot/breathing/wake
duele/dolor/aprieta/oprime .. pecho & coca*/cristal/raya*/tome/consum*/metanfetamina/droga*/perico
me/se .. tome/tomo/tomado/trague/trago .. todo/toda/@count/25/un .. el/la/las/los/de? .. frasco/caja/pastillas/clonazepam/rivotril*/paracetamol/tramadol
tome/tomo/trague/trago .. @count .. rivotril*/clonazepam*/pastilla*/xanax/tramadol*/tabletas
dose .. hit .. harder/different/hard & floor/alone/woke/breathing
woke/came .. up/to .. on .. floor & used/shot/alone/dose/heroin/fent*
`

export const overdoseWorry = `
needle/syringe/shooting/shoot/injecting/inject & alone/by_myself/myself & bathroom/room/motel/car/tonight/now/months/weeks/again
took .. double/extra/two/2/three .. doses/dose/my .. by/accident/accidentally/mistake
accidentally .. took/overdos*/double*
overdosed
used .. alone & fent*/heroin/dope/tolerance
heart .. racing/pounding/weird/skipping & took/pills/lines/adderall/edible/cocaine
tome/tomo .. doble/dos .. dosis/por .. error/accidente/equivocacion
tuve/tuvo una sobredosis
`

export const withdrawalNow = `
@stopped & @bigbody
withdraw* & @bigbody
detox* & @bigbody
@downer & seizure/seizures/convuls*/hallucinat*/delirium/dts & @stopped
no .. @downer .. for/in/since & @bigbody
delirium tremens
the/have/having/got/getting/has/going .. dts
abstinencia/desintoxic* & @bigbody
@dejar & @bigbody
pregnant/embarazada & withdraw*/@stopped/@dejar/abstinencia/detox*/dopesick & @opioid/@downer/methadone/dope/heroina
seeing/hearing/see/hear .. things/people/bugs/spiders/shadows/voices/snakes/rats/stuff/insects/ants/someone & @alcohol/withdraw*/detox*/@stopped/drink*
veo/viendo/oigo/ve/oye/escucho/oyendo .. cosas/bichos/aranas/gente/sombras/voces/insectos/hormigas & @dejar/abstinencia/beber/tomar/alcohol/trago
seizure/seizures .. from/because/after/due .. @stopped/quitting/withdraw*/stopping/no/not/coming
detox*/withdraw*/no drink/last drink/last dose/stopped/quit/abstinencia & @seeing
no/without .. drink/drinks/alcohol/booze/benzos/xanax & @seeing
@stopped & @seeing
@dejar & @seeing
pregnant/embarazada/expecting & withdraw*/detox*/abstinencia/dopesick/cold/quit*/stop*/without/out/sin/deje/dejar & @opioid/@downer/abstinencia/withdraw*/dope/droga*/heroin/consum*
@tremble & confus*/hallucinat*/seizure/fever/seeing/hearing/delir*/alucin*/fiebre/convuls* & @downer/@opioid/detox*/withdraw*/@stopped/@dejar
shadows/faces/figures/bugs .. moving/talking/walking/staring/crawling & drink/drinking/alcohol/detox*/sober/quit*/stopp*/withdraw*
`

export const withdrawal = `
@stopped & @downer & @body
@stopped & @opioid & @body
withdraw* & @body
withdraw* .. so? .. bad/hard/severe/awful/terrible/brutal/horrible/worse/killing/hell
in/having/going/from/through/bad/severe/feel*/worst/hate/acute/opioid/alcohol/benzo/fentanyl/heroin/suboxone/methadone .. withdraw*
detox* .. at/from/by/alone/on .. home/myself/own/alone/alcohol/benzos/heroin/drinking/xanax/house
detox* myself
cold turkey & @downer/@opioid/methadone/meds/medication/everything/drinking/after
dopesick
dope sick
kicking .. dope/heroin/fent/methadone/suboxone/alone/at/h/in
@downer & @shaking & morning/wake/hours/stop/without/until/need/days/day/since/drink
@shaking .. until/unless/without/if .. i/do/not? .. drink/have/use/dose/get
shakes/shaking/tremors/sweats .. and/until/from/if/when ... drink/drinking/alcohol/booze/detox/quit/quitting/benzos/xanax/dose
ran/running/run/cut/cutting/stop/stopped/stopping/quit/quitting/skip*/off/stopped/dropped/jump*/flush* .. out/off/of/my/taking/the? .. benzo*/xanax/klonopin/valium/ativan/clonazepam/alprazolam/librium & @body/cold/suddenly/today/days/scared/turkey/doctor/yesterday/weeks/now/all/tonight/yesterday/week
want/going/plan*/how/can/is/should/thinking .. to? .. quit/stop/detox/taper/come .. off? .. drinking/alcohol/benzos/xanax/klonopin/valium/vodka .. cold/suddenly/home/alone/turkey/tonight/by/on/myself/own & cold/home/alone/suddenly/safe/dangerous/day/bottle/every/fifth/handle/years/own
fifth/handle/liter/bottle .. a/per/every/of .. day/vodka/whiskey & quit/quitting/stop/stopped/stopping/detox/cold/today/tomorrow
@dejar & @body & @downer/@opioid/droga*/consumir/metadona/cristal
abstinencia & @body/fuerte/horrible/mal/ayuda/dias/insoportable/peor/sintomas/pasando/estoy/tengo/sindrome
sindrome .. de .. abstinencia
desintoxic* .. en/sol*/por/mi .. casa/sol*/cuenta/mi
malilla/mono .. horrible/mal/heroina/dias/terrible/fuerte/pasando/estoy/con
@dejar .. de .. golpe/repente/tajo/subito/jalon & @downer/@opioid/pastillas/medicamento/clonazepam
de golpe/repente/tajo & @dejar & @downer/@opioid/pastillas
@tiembla & @alcohol/abstinencia/beber/tomar/clonazepam/trago/@dejar
flush*/tossed/threw/dumped/poured/destroyed .. all/my/them/it/the/every .. & benzos/xanax/klonopin/valium/ativan/clonazepam/years/last/daily & @downer/xanax
can/should/okay/ok/safe/how/is/what .. i/it/to/happens/if .. stop/quit/skip/come/stopping/quitting/drop/get .. taking/off/my/on/just? .. @benzos
been on/taking/using/drinking .. @benzos/alcohol/methadone/suboxone .. for/daily/years & stop*/quit*/flush*/off/cold/out/without/run
skip*/missed/missing .. my/a/two/three/2/3 .. methadone/suboxone/dose/doses/subs/benzo*/klonopin .. & feel/sick/days/shak*/sweat*/death/bad/withdraw*/vomit*
feel* .. like .. death & methadone/suboxone/without/off/detox*/withdraw*/stopp*/quit/clean/day/days
@tremble & @alcohol/detox*/withdraw*/clean/sober/off/quit*/dose/pill/pills/benzo*/xanax/heroin/methadone & not/day/days/hours/since/until/unless/without/every/stopp*/quit*/off/need/when/till
clean/sober/off/day/days/hours/hrs .. & sweat*/chills/vomit*/puking/shak*/restless/cramps/diarrhea & fent*/heroin/dope/methadone/suboxone/opiates/oxys/alcohol/benzo*/xanax/booze/pills/drink*
sweat*/shaking/trembl*/puking/vomit*/throwing/chills .. & since/after/because .. i/he/she/my? .. stopped/quit/stopping/quitting/detox*/dropped/came/ran
quit*/stop*/detox* .. on my own/alone/at home/cold/by myself/by_myself & alcohol/vodka/wine/booze/benzo*/xanax/klonopin/valium/drink*/bottle*/heroin/dope
dangerous/safe/risk* .. to .. stop/quit/detox & alcohol/drink*/benzo*/xanax/wine/vodka/valium/bottle*
mono .. me/de/fuerte/horrible/matando/encima/terrible/heroina/dia/dias/tercer
mono & heroina/metadona/dias/dia/horas/sudo/duele/vomit*/sin
malilla
@dejar & @tiembla/sud*/vomit*/escalofrios/calambres/insomnio/ansiedad/dormir
dejar/dejo/deje/suspend* .. de? .. un dia .. para/a .. otro
puedo/puede/es/seguro/peligroso/como .. dejar/suspender/parar .. el/la/las/de? .. @benzos
quit*/stop*/detox*/dejar .. alcohol/drinking/booze/wine/vodka .. on/at/by/alone/cold/sol*/en .. 
bottles/bottle/fifth/handle/liters .. a/per/every .. day & quit*/stop*/dangerous/detox*/home
`

export const bodySlots: Record<string, string> = {
  tookthings: `took/taken/taking/swallowed/snorted/smoked/shot/injected/drank/pills/cocaine/coke/meth/heroin/fent/fentanyl/oxy/oxys/percs/xanax/speed/lines/narcan/overdos*/dope/used/crack/tome/tomo/pastillas/consumi/consumio/coca/cristal/heroina/raya/rayas/drogas/droga/metio/inyecto/molly/adderall`,
  seeing: `seeing/hearing/sees/hears/see/hear .. things/people/bugs/spiders/shadows/voices/snakes/rats/stuff/insects/ants/faces | talking/talks/yelling/screaming/fighting .. to/with/at? .. people/things/someone/wall/walls/himself/herself/air | people .. not/arent there | spiders/bugs/ants/snakes/shadows/insects .. on/in/everywhere/ceiling/wall/walls/moving/floor/crawling | hallucinat*/delirious/delirium/disoriented | not .. know .. where/who/what .. he/she/i/day/am/is/year | veo/ve/viendo/oigo/oye/escucho/escucha/oyendo/mira .. cosas/bichos/aranas/gente/sombras/voces/insectos/hormigas/personas/ratas | alucin*/delira*/delirio/desorientad* | habla/hablando/grita .. solo/con .. gente/personas/nadie/pared | no .. sabe/se .. donde/quien/que .. esta/estoy/es/dia/soy`,
  tremble: 'shake/shakes/shaking/shaky/trembl*/tremor*/jerking/twitching/tembl*/tiembl*',
  benzos:
    'benzo*/xanax/klonopin/valium/ativan/clonazepam/alprazolam/diazepam/lorazepam/rivotril/tafil/ambien/librium/phenibut/gabapentin/benzodiacepina*',
  collapse: `unconscious/unresponsive/limp/gurgling/blue/purple/grey/gray/convulsing/seizing/foaming/collapsed/foam/bluish/lifeless | passed/passing/blacked/knocked out | went/going/gone/fell/falling down/limp/unconscious/out/under/black | on .. floor/ground/bathroom .. not/and/unresponsive/cold | cold and | barely .. awake/breathing/conscious/responding | eyes rolled/rolling/rolled_back | not .. breathing/waking/responding/moving | will/can/could/would/does not wake | no pulse | having .. a? .. seizure | had .. a? .. seizure | nodded out`,
  collapse_es: `inconsciente/desmayad*/convulsion*/convulsionando/morad*/azul/palid*/frio/fria/tirad*/desvanec* | se .. desmayo/desplomo/cayo/desvanecio/puso/apago | no .. despierta/respira/responde/reacciona/mueve/contesta/despertar/reaccion* | ojos .. blancos/blanco | en el piso/suelo`,
  poison:
    'bleach/antifreeze/detergent/cleaner/poison/gasoline/methanol/pesticide/ammonia/lye/sanitizer/turpentine/peroxide/batteries/battery/cloro/lejia/veneno/raticida/thinner/anticongelante/pesticida/gasolina/desinfectante/detergente',
  stims:
    'cocaine/coke/meth/adderall/speed/crack/line/lines/molly/mdma/ecstasy/amphetamine*/vyvanse/coca/cristal/raya/rayas/tachas/perico',
  bodyperson: `he/she/they/him/her/friend/brother/sister/husband/wife/boyfriend/girlfriend/mom/dad/son/daughter/roommate/buddy/amigo/amiga/hermano/hermana/hijo/hija/mama/papa/novio/novia/esposo/esposa/el/ella/pareja/primo/companero/tomo/pastillas/consumio/sobredosis/tio/metio/inyecto`,
  child: `baby/toddler/son/daughter/kid/child/infant/grandson/granddaughter/grandbaby/boy/girl/bebe/hijo/hija/nino/nina/nieto/nieta/2yo/3yo/nephew/niece/sobrino/sobrina/old | year old`,
  stopped: `stopped/stop/stopping/quit/quitting/detox*/sober/withdraw*/tapering/tapered/kicking | off/without .. of? my? .. @downer/@opioid/it | came/coming/come/been/got/getting off | ran/run/running/am out of? | cut/cutting down/off/back | last/since/no/without .. drink/dose/drinks/alcohol/drinking/fix/pill/use/hit/benzo* |
    not/havent had/drank/drunk/taken/used | cold turkey | 1/2/3/4/5/6/7/12/24/36/48/72/two/three/four/five/six/first/second/third/one .. day/days/hours/hrs/week/weeks .. without/off/clean/sober/since/in/no/into/after/dry | day one/two/three/four/five/1/2/3/4/5/6/7 | stopped .. cold`,
  dejar: `deje/dejo/dejar/dejando/dejado/dejas/dejara/suspendi/suspender/suspendio/quite/abstinencia/desintoxic* | sin .. tomar/beber/consumir/alcohol/clonazepam/pastillas/heroina/metadona/rivotril/una/trago/dosis/droga* | llevo/lleva .. dias/horas/dia/semana .. sin/de | no he tomado/bebido/consumido | se me .. acabo/acabaron/termino/terminaron | dias/horas/dia .. sin | ultimo/ultima .. trago/copa/dosis/cerveza`,
  bigbody: `seizure/seizures/seizing/convuls*/hallucinat*/delirium/delirious/dts/confused/confusion/disoriented/fever/paranoid/seizured/fit/fits/blackout/103/104 | seeing/hearing/see/hear/sees/hears .. things/people/bugs/spiders/shadows/voices/snakes/rats/insects/ants/someone/stuff/faces/cats/dogs/music |
    bugs/spiders/insects/ants/things .. crawling/on/under .. me/skin/walls/wall/my/him/her | heart .. pounding/racing/beating/palpitat*/exploding/out/fast | chest .. pain/pains/hurts/tight | can not .. keep .. water/fluids/anything/liquids .. down | do/does not .. know .. where/what/who .. he/she/i/day/am/is/year/they | passed/passing/blacking/blacked out | vomiting/throwing .. blood/nonstop | not make/making sense |
    convulsiones/alucin*/delira*/delirio/fiebre/confundid*/desorientad*/desmay* | veo/viendo/ve/oigo/oye/escucho/escucha/oyendo/vio/oi/ver .. cosas/bichos/aranas/gente/sombras/voces/insectos/hormigas/serpientes/ratas/personas | corazon .. late/acelerado/salir/rapido/mil/palpit*/fuerte/sale | no .. se/sabe .. donde/quien/que .. estoy/esta/dia/soy/es | no .. retengo/retener/retiene .. nada/agua/liquidos | pecho`,
  body: `@bigbody | @shaking | @tiembla | sweat*/sweats/chills/vomiting/puking/nausea/nauseous/diarrhea/cramps/cramping/insomnia/sleepless/rls/anxious/anxiety/panic/sick/agony/aching/aches/pounding/restless/skin/legs/nightmares/dehydrated/unbearable/awful/miserable | throwing up | can not .. sleep/stop/eat/move/walk/keep | crawling | hands | feel like death/dying/shit/hell/dying | feel .. so/really .. bad/ill/sick/awful |
    sudo/sudando/sudor*/escalofrios/vomit*/nausea*/diarrea/calambres/insomnio/ansiedad/panico/mal/duele/dolor*/manos/enferm*/nervios* | no .. puedo .. dormir/comer/parar/mas`,
  shaking: 'shake/shakes/shaking/shaky/tremble/trembling/tremor/tremors/twitch*/jittery/jitters',
  tiembla: 'tiembl*/temblor*/temblando/temblar/tembleque/temblorin* | tembl*',
}
