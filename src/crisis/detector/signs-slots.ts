// Words and phrases that several patterns share, English and Spanish, without accents and apostrophes.

export const slots: Record<string, string> = {
  self: 'myself/himself/herself/themselves/themself/ourselves | my .. self/selves',
  own: 'my/his/her/their/our/mi/mis/su/sus',
  life: 'life/lives/vida',
  person:
    'he/she/they/him/her/them | my/our/a/the/his/her .. @kin | @kin | mi/mis/su/un/una/el/la .. @kin | someone/somebody/alguien',
  kin: `husband/wife/boyfriend/girlfriend/partner/ex/fiance/fiancee/spouse/brother/sister/son/daughter/kid/kids/child/children/baby/toddler/mom/mum/mother/dad/father/
    mama/papa/stepdad/stepfather/stepmom/stepson/stepdaughter/uncle/aunt/cousin/grandma/grandpa/grandmother/grandfather/grandson/nephew/niece/friend/friends/buddy/roommate/flatmate/housemate/sponsor/sponsee/neighbor/neighbour/
    coworker/boss/guy/girl/man/woman/dude/bro/boy/lady/teen/teenager/student/patient/client/
    esposo/esposa/marido/mujer/novio/novia/pareja/hermano/hermana/hijo/hija/hijos/nino/nina/ninos/bebe/madre/padre/padrastro/madrastra/tio/tia/primo/prima/abuelo/abuela/
    sobrino/sobrina/amigo/amiga/companero/companera/padrino/vecino/vecina/chico/chica/chavo/chava/tipo/senor/senora/cunado/suegro/hombre/jefe/cuate/mejor`,
  intent: `going to | about to | will | ima | plan/plans/planning/planned .. to/on? | decided/deciding/choosing .. to? | ready to | trying/tried/try/tries to | need/needs/needed to |
    have/has to | must | want/wants/wanted/wanting to | attempt* to? | intend* to | fixing to | promise* to | gonna | get/getting ready to | how to | told .. to? | says/said .. going/gonna/wants to | threaten*/threatening to | swear | tonight | way to`,
  intent_es: `voy/va/vas/vamos/van a | quiero/quiere/quieren/queria/quisiera | planeo/planea/pienso/piensa/intento/intenta/intente/trate/trato/trata de? | decidi/decidio/decidido | a punto de |
    necesito/necesita/debo | tengo/tiene que | estoy/esta por | amenaza/amenazo con | dice que se? va a? | manera/forma de | listo/lista para | tengo/tiene planeado/pensado/decidido`,
  soon: `tonight/today/now/tomorrow/soon/already/friday/saturday/sunday/monday/tuesday/wednesday/thursday | right now | this morning/afternoon/evening/weekend/week/minute/time | in an? hour/hours/minutes |
    after work/school/dinner/midnight/they | when everyone/they/he/she .. asleep/sleep/leaves/leave/gone | hoy/ahora/manana | esta noche/tarde/madrugada/semana | ahorita | ya mismo | este fin/lunes/viernes/sabado/domingo | en unas? horas`,
  selfkill: `kill*/off/offing/offed/hang/hanging/hangs/hung/hanged/shoot/shooting/shot/drown/drowning/drowned/gas/gassing/neck/necking/rope/roping/poison*/delete/deleting/murder/top/topping/suffocat*/strangle/unalive/execute/slaughter/euthanize .. @self |
    end/ending/ends/ended/finish/finishing/finished my/his/her/their/this/me own? @life | end/ending/ends/ended my/his/her/their suffering/misery/existence | take/taking/takes/took/taken my/his/her/their own? life/lives | end/ending/ended/ends it all |
    end/ending it tonight/now/today/here/forever/permanently/soon/tomorrow/myself/already | end/ending it for good | end/ending it once and for all | end/ending everything | commit*/comit*/committing/attempt*/attempting suicide/suicidal | do suicide |
    jump/jumping/jumped/jumps/leap/leaping .. off/from/in/into/out/under .. bridge/roof/rooftop/building/train/trains/traffic/cliff/balcony/window/overpass/tracks/river/truck/bus/ledge/ravine/floor/story/metro/subway |
    jump/jumping/jumped/throw/throwing/threw/step/stepping/walk/walking/walked/run/running/lie/lay/lying/laying .. in/into/under/onto/on/front .. traffic/train/trains/tracks/truck/bus/semi/highway/freeway/lake/ocean/sea |
    drive/driving/drove/crash*/steer*/swerve/swerving .. off/into .. tree/wall/pole/bridge/cliff/traffic/truck/semi/road/river/lake/barrier/median | drive off the road/bridge/cliff |
    slit/slitting/slash/slashing/cut/cutting .. wrists/wrist/throat/veins | open/opening .. veins | blow/blowing/blew .. brains/head | bullet/barrel .. in/through/to my/his/her/their head/brain/mouth/skull/temple/chest | eat/swallow a/the gun/bullet |
    pull/pulling/squeeze/squeezing the trigger | catch/catching the bus | off of? the planet | do/doing @self in | check/checking out early/forever/permanently | put @self to sleep | hang/hanging from .. rope/ceiling/tree/rafters/beam |
    make/making it look like an accident | disappear/vanish permanently | step/stepping/jump/jumping off this? chair/stool/ledge/edge | overdose on purpose | od/overdose/overdosing intentionally | od myself | starve myself to death | drink/drinking @self to death | drug* @self to death | make/making @self die`,
  selfkill_es: `matarme/matarse/matarnos/suicid*/ahorcarme/ahorcarse/colgarme/colgarse/envenenarme/envenenarse/desvivirme/desvivirse/dispararme/dispararse/asfixiarme |
    me mato/suicido/cuelgo/desvivo/disparo | se mato/suicido/ahorco/ahorca/colgo/disparo | me quiero/voy/queria/vaya/quisiera/pienso/puedo a? matar/suicidar/ahorcar/colgar/desvivir/tirar/aventar/lanzar/disparar | me quiero/voy/queria/quisiera a? quitar la? vida | se quiere/va/iba/queria a? matar/suicidar/ahorcar/colgar/desvivir/tirar/aventar/disparar | se quiere/va/iba a? quitar la? vida |
    quitarme/quitarse/quito/quita/quite/quitar la? vida | acabar/terminar/acabo/termino/acabe/acaba/poner/ponerle con/fin/a/de .. mi/su/esta vida | acabar/terminar con todo | acabar/terminar con este/mi sufrimiento/dolor | acabar con esto/todo |
    tirarme/aventarme/lanzarme/arrojarme/botarme/saltar/brincar/tirarse/lanzarse/aventarse/arrojarse/tiro/aviento/lanzo .. puente/azotea/balcon/edificio/ventana/tren/metro/vias/barranco/precipicio/camion/carro/coche/rio/techo/piso/acantilado/terraza |
    cortarme/cortarse/abrirme/abrirse/corto/corte/rajarme las? venas/munecas | cortarse/cortarme las? venas/munecas | pegarme/darme/meterme/pegarse/darse/meterse un tiro/balazo/disparo | volarme/volarse la/los cabeza/sesos/cerebro | jalar el gatillo | estrellarme/estrellar .. carro/coche/auto/moto/arbol/muro`,
  tool: `pills/pill/meds/tablets/capsules/bottle/gun/pistol/rifle/shotgun/rope/noose/cord/belt/knife/razor/blade/razors/blades/insulin/poison/bleach/helium/fentanyl/heroin/dope/xanax/benzos/oxys/tylenol/needle/syringe/bullet/bullets/charcoal/antifreeze`,
  tool_es: `pastillas/pildoras/tabletas/pastilla/frasco/pistola/arma/rifle/soga/cuerda/cuchillo/navaja/cuchilla/veneno/insulina/medicamentos/medicinas/jeringa/cinturon/bala/balas/gas`,
  ready: `ready/lined/loaded/counted/saved/stashed/hidden/stockpiled/hoarded/prepared/waiting/laid/set | next to/beside me/him/her | in my/his/her hand/hands/lap/mouth/drawer/car/room/pocket/truck | in front of me/him/her | on the table/bed/counter/nightstand | right here | with me`,
  ready_es: `listo/lista/listas/listos/preparado/preparada/preparadas/cargada/contadas/guardadas/juntas/juntadas/escondidas/alineadas | en la/mi/su mano/mesa/cama/boca/cabeza | aqui | conmigo | a? mi/al lado | enfrente/delante de? mi? | frente a mi`,
  drug: `heroin/fent/fentanyl/fetty/oxy/oxys/oxycodone/oxycontin/oxies/percs/percocet/percocets/perks/norco/norcos/vicodin/hydros/hydrocodone/roxy/roxies/roxys/roxicodone/blues/m30/m30s/30s/xans/xan/xanax/xannies/xanny/bars/benzos/benzo/
    klonopin/klonopins/kpins/kpin/clonazepam/alprazolam/valium/valiums/diazepam/ativan/lorazepam/addys/addies/addy/adderall/ritalin/vyvanse/meth/tina/crystal/clear/shards/coke/cocaine/blow/yayo/crack/molly/mdma/ecstasy/rolls/lsd/acid/tabs/shrooms/
    ketamine/ket/weed/bud/za/thc/carts/edibles/lean/codeine/promethazine/tramadol/trams/suboxone/suboxones/subs/subutex/strips/methadone/gabapentin/gabbies/gabas/lyrica/pregabalin/kratom/tianeptine/ghb/gbl/pills/dope/smack/h/tar/chiva/opiates/opioids/opiate/
    morphine/dilaudid/dillies/opana/soma/somas/phenibut/nitrous/poppers/pcp/dmt/spice/k2/speed/amphetamine/amphetamines/stimulants/painkillers/steroids/tren/dope/snow/powder/hash/drugs/uppers/downers/
    coca/perico/perica/cristal/heroina/cocaina/marihuana/mariguana/mota/hierba/yerba/porros/pastillas/tachas/fentanilo/metanfetamina/rivotril/rivo/tusi/keta/farlopa/piedra/piedras/basuco/bazuco/paco/hachis/costo/anfetas/merca/droga/drogas/faso/
    maria/chemo/popper/oxicodona/tramal/lsd/extasis/mdma/eme/pases/gramo/gramos/opio/benzodiacepinas/morfina`,
  strongdrug: `heroin/fent/fentanyl/oxy/oxys/oxycodone/percs/percocet/xanax/xans/benzos/meth/coke/cocaine/crack/dope/smack/morphine/methadone/pills/pastillas/heroina/cocaina/fentanilo/cristal/molly/ketamine/ghb`,
  alcohol:
    'alcohol/booze/drink/drinks/drinking/drank/drunk/vodka/whiskey/beer/beers/wine/liquor/gin/rum/tequila/handle/cerveza/cervezas/vino/ron/tomar/beber/bebiendo/tomando/trago/tragos/copa/copas/bebida/bebo/tomo/tome/bebi/alcoholico/caguama/chela/chelas/drinker/fifth',
  downer: `@alcohol | benzo*/xanax/xans/klonopin/clonazepam/valium/diazepam/ativan/lorazepam/alprazolam/rivotril/ghb/gbl/barbiturate*/phenobarbital/phenibut/gabapentin/pregabalin/lyrica/baclofen/ambien/zolpidem/bars/pastillas/librium/temazepam/tafil | benzodiacepinas`,
  opioid: `heroin/fent/fentanyl/oxy/oxys/oxycodone/percs/methadone/suboxone/opiates/opioids/dope/subs/kratom/tramadol/morphine/heroina/fentanilo/metadona/suboxone/opiaceos/codeine/subutex/buprenorphine`,
  count: `10/12/14/15/16/18/20/24/25/30/32/35/40/45/50/60/70/75/80/90/100/120/150/200/ten/fifteen/twelve/twenty/thirty/forty/fifty/sixty/hundred/dozen/dozens/diez/doce/quince/veinte/treinta/cuarenta/cincuenta/sesenta/cien`,
}
