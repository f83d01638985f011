// Patterns for suicide: direct and indirect statements, about someone else, farewells, means at hand.

export const suicideNow = `
@intent .. @selfkill
@selfkill ... @soon
@soon ... @selfkill
@intent_es .. @selfkill_es
@selfkill_es ... @soon
@soon ... @selfkill_es
me quiero/voy/vaya/iba a? suicidar/matar/ahorcar/colgar/desvivir/tirar/aventar/lanzar/disparar/envenenar/arrojar/morir
se quiere/va/iba a? suicidar/matar/ahorcar/colgar/tirar/aventar/lanzar/disparar
going to do it @soon
do/doing it @soon & @wishdeath
suicid* & @tool ..  @ready
have/has/got/had .. @tool ... @ready
there is/are .. gun/rope/noose/pills/knife .. in/on/next/here/front
@tool ... @ready & @dark
loaded gun/pistol/rifle/shotgun
gun/pistol/rifle/shotgun ... loaded
gun/pistol/barrel/knife/blade/razor .. to/at/against/in my/his/her/their own? head/mouth/throat/neck/temple/lap/wrist/chest
tied/tying/tie/made/making/hung/bought/buying/knot .. rope/noose/knot & @dark
noose/rope .. ready/tied/hanging/neck/ceiling/garage/closet
noose
rope/cord/belt around my/his/her neck
standing/sitting/am/is/on/parked/walking .. bridge/ledge/roof/rooftop/tracks/overpass/railing/cliff/parapet .. @soon/and/going/thinking/want/jump/ready/can/looking/alone/edge
on/at/over the edge/ledge of the/a roof/building/bridge/cliff
on the ledge/railing/parapet
on the bridge/overpass/tracks > 
standing/sitting on .. bridge/overpass/roof/rooftop/tracks/ledge
garage/car ... engine/motor running
enough .. @tool ... to/for .. kill/die/end/sleep/wake/it/me/stop/finish/never/good/do/overdose/not
enough to kill/end/never/not/finish .. me/wake/it/myself/horse
saving/saved/stockpil*/hoarding/collecting/stashing/hoarded .. up? .. pills/meds/insulin/tablets/pastillas
counted/counting out? .. pills/tablets
have/has/had/made/making/got a plan .. to/for? .. die/kill/end/tonight/suicide/death/how/it/go
have/has/got a plan & @dark
know/knows/figured/decided/planned .. how/when/where .. am/is/will/would/going/i .. do it/die/end
picked/chosen/chose/set/have/has .. a/the date/day/place/spot/method/bridge/tree & @dark
picked/chosen/chose/set a/the date/day/place/spot/method >
date .. set/picked/chosen ... end/die/go/over
already/just/have/has/had/been .. wrote/written/write/writing/typed/leaving/left .. note/notes/letters/letter .. to/for? .. kids/family/mom/dad/wife/husband/everyone/goodbye/them/mother/parents/daughter/son/each
suicide note/letter/plan/pact
goodbye/farewell note/letter/letters/video/message/messages/texts/post
note/letter/letters .. is/are on the table/counter/desk/fridge
wrote/writing/written/write/left/leaving .. note/letters & @dark
final/last goodbye/goodbyes/farewell/words/message/post/note
last/final .. post/message/night/day/time/meal/text .. ever/alive/earth/from/here/goodbye/before/you
my last night/day/words/hours/sunset/christmas/sunrise .. here/alive/earth/ever/>
this is .. goodbye/farewell
goodbye everyone/everybody/all/world/friends/forever/guys/cruel
goodbye .. and thank/thanks/sorry/love
saying/say/said/sending .. my/last/final/her/his? goodbyes
see you .. other side/next life/another life
by the time you/anyone/someone/they .. read/reads/see/sees/find/finds .. this/me
when you/they .. read/find .. this/me ... gone/dead/late/will
will not be here/around/alive .. tomorrow/morning/monday/next/when/by/anymore/for/to/much/long/after/friday/christmas/week
will not be waking/coming up/home/back .. tomorrow/>
will not see/make .. tomorrow/morning/monday/another/christmas/birthday/weekend/sunrise
i will be gone/dead .. by/tomorrow/soon/before/tonight/and/in/>
i will be gone & better/sorry/problem/worry
i will be with/joining/seeing .. him/her/mom/dad/mother/son/daughter/grandma/brother/god .. soon/tonight/tomorrow
tonight/today/tomorrow is .. the? .. night/end/day/last
tonight/tomorrow .. it/everything/all .. over/ends/stops/done
it/everything/all/this/pain will .. be over/finished .. soon/tonight/tomorrow/for/by/today
over .. tonight/soon for good
one last .. time/high/hit/drink/use/party/run/shot/dose/fix/meal/cigarette/call/hug .. then/before/and .. over/gone/done/end/ends/go/goodbye/out/nothing/that/it/forever
last .. high/hit/shot/dose ... never/wake/forever/end/out
take/use/shoot/do/did/smoke/inject .. enough .. not/never/end/stop/die/kill/wake/forever
going to/want to/will/let overdose/od
going/want/plan* to .. overdose/od .. on purpose/@soon
overdose/od on purpose
hope .. hit/shot/dose/one .. last/kills/takes
tried/trying/attempt* .. suicide/die/hang/overdose/kill/end .. yesterday/again/last/morning/tonight/today/week/ago/earlier/just
just/already took/swallowed ... to die/end/never/sleep
took/swallowed/taken ... to/so/and/because .. die/end/kill/never/wake
voices/voice/demons .. tell*/telling/say*/saying/want/order/command* .. me/him/her .. to .. die/jump/end/step/hang/walk/drive
voices/voice/demons ... kill/hurt/cut .. @self
voices/voice .. tell*/telling/says/say .. die/kill/jump/cut
nobody/noone/anyone/no .. can/could/will/would .. stop me
is .. too late .. for me/to save/by
do not try to? .. find/stop/save .. me
please .. tell/take/look/care/give/remember .. kids/family/mom/daughter/son/dog/cat/wife/husband/children/parents .. loved/love/sorry/me/care/gone/when/after & @dark
tell .. my/them/him/her .. kids/family/mom/daughter/son/wife/husband/children/parents/sister/brother/loved/dad .. loved/love/sorry .. them/her/him/>
take care of .. dog/cat/kids/children/daughter/son/mom/family/brother/sister .. gone/when/after/not/for/cannot
someone/somebody/please .. take care of .. my dog/cat/kids/daughter/son
when/after/once .. i am/is/are/was .. gone/dead .. & @farewell
i am ready to die/end/leave/jump
ready/time to .. leave/exit .. this world/life/earth/planet
made .. peace with .. dying/leaving/death/ending/decision/it/going
calm/peaceful/peace .. because/now/since/that .. decided/know/plan/made/over/date
finally .. decided/know .. do it/how/what/end
will .. never/not .. wake up .. again/>
want/going/hope*/plan*/pray .. sleep/asleep .. not/never .. wake
tengo/tiene/tenia .. @tool_es ... @ready_es
tengo/tiene .. pistola/soga/cuerda/arma/veneno .. cargada/lista/en/al/aqui/conmigo/junto
junte/juntando/guardando/guardado/guarde/junto .. pastillas/pildoras/medicamentos
@tool_es ... @ready_es & @dark_es
suficientes/bastantes .. pastillas/pildoras ... para/no
pistola/cuchillo/navaja/arma en/contra/a la/mi/su cabeza/boca/sien/cuello/garganta
soga/cuerda/cinturon al/en el/mi/su cuello
soga
estoy/esta/parado/parada/sentado/sentada/subido/subida en/arriba/al/sobre .. puente/azotea/cornisa/vias/balcon/orilla/techo/barandal/borde/precipicio
al borde del/de puente/azotea/balcon/techo/edificio
carta/cartas/nota/video/mensaje de? despedida/suicidio/adios
escribi/escrito/escribiendo/deje/dejo/dejado/escribio/hice .. carta/cartas/nota/notas/despedida/mensaje .. para/a/mis/mi/de/su/sobre .. hijos/familia/mama/papa/madre/hijo/hija/todos/cada/despedida/adios/esposa/mesa/padres
adios a? todos/mundo/amigos/familia/para/siempre
me/se despido/despidio/despidiendo/despedi .. de/todos/siempre/ustedes
ultima/ultimo .. noche/dia/mensaje/vez/despedida/adios/carta/publicacion .. aqui/vivo/viva/vida/siempre/escribo/leen/mi/que/me/y/>  & @dark_es
este/esta/hoy es/sera mi ultimo/ultima .. mensaje/noche/dia/despedida/adios
cuando lean/leas/encuentren/vean .. esto/carta/ya/me
ya no voy a/estare/estar .. estar/aqui/vivo/viva/manana/cuando/para
no voy a estar .. aqui/manana/para/cuando/vivo/viva/mucho
no llego/llegare/voy/voy_a/pienso .. a? llegar? .. al? .. manana/lunes/domingo/navidad/cumpleanos/amanecer/vivo/viva
manana .. ya no .. estoy/estare/voy/este/despierto/despertare/problema
hoy/noche/todo/manana .. se? .. acaba/termina/acabo/termino/terminara/acabara .. todo/hoy/noche/pronto/siempre/>  & @dark_es
hoy/esta/noche .. se? acaba/termina todo
todo .. se? .. acaba/termina/terminara/acabara .. hoy/noche/pronto/manana
ya .. decidi/tome/decidido/decision .. como/cuando/hacerlo/morir/irme/decision/acabar
tengo .. un/el plan/fecha .. para/de/y & @dark_es
ya se .. como/cuando/donde .. hacerlo/voy/morir/acabar/lo
ya tengo .. fecha/plan/todo .. planeado/decidido/listo/morir/para/hacerlo
una ultima .. vez/dosis/copa/fiesta/noche/linea/raya/inyeccion .. y .. ya/luego/despues/adios/acaba/acabo/termina/fin/voy
me/se tome/tomo/trague/trago ... para/y/queria/quiero .. morir/morirme/despertar/dormir/acabar/matarme/no
voces .. dicen/dice/ordenan/piden/gritan .. que/me ... mate/muera/tire/mates/haga/salte/corte/lastime/acabe/matar/morir/lance
diganle/dile/digan/cuiden/cuida/cuidenme/encarguense .. a .. mis/mi/hijos/hija/hijo/perro/gato/mama/familia/esposa ... amo/quise/amaba/quiero/perdon/mi/bien/voy/este/por
nadie .. puede/podra/me va a? .. detener/parar/detenerme/pararme
no .. intenten/traten/busquen/busquenme .. detenerme/salvarme/encontrarme/me/salvar
nos vemos .. otro lado/otra vida
intente/intento/trate .. matar*/suicid*/quitar*/ahorcar*/morir .. ayer/anoche/hoy/otra/semana/nuevo/manana
estoy listo/lista para morir/irme/partir
dormir/dormirme .. y? .. no/nunca .. despertar .. hoy/noche/jamas/mas/nunca
going/about/ready/trying/want/will .. to? .. jump >
safety .. off & gun/times/pistol/put/mouth/head
load/loaded/loading/cocked/cleaning .. gun/pistol/shotgun/rifle/revolver
garage & engine/car/motor & running/hose
know .. how and .. when
know .. how/where/when .. am/will/going/i .. do/doing it
not .. going to .. be .. here/around/alive .. @soon/next/when/for/by/much/so/anymore/long
not .. going to .. make it .. to/through/past .. tomorrow/night/morning/tonight/weekend/birthday/monday/christmas
she/he/they/@kin .. say*/said/told/has/have/got/texted/posted .. blade/gun/pills/rope/knife/noose .. and/to/in/with & scared/die/goodbye/end/kill/anymore/life/herself/himself/suicid*/hurt/over/done/sorry/bye
@kin .. posted/texted/wrote/sent/left/said .. goodbye/farewell/bye/note/not/wont/will .. & gone/dead/love/sorry/answer*/pick*/gun/pills/find/tomorrow/care/dog/not
suicid* .. only/left/tonight/now/plan/doing/going/attempt/decided/time
suicid* & tonight/doing
doing it/this .. tonight/now/tomorrow & suicid*/die/end/way/left/pain/goodbye/pills/gun/rope/scared/anymore/over
on my way to .. bridge/cliff/tracks/roof/end
wrong/other side of the .. railing/rail/fence/bridge
water/river/bridge/drop/tracks .. below/calling/far & jump/edge/standing/end/over/me
took/taking/swallowed/take .. everything/all/whole/every .. in/the/i/cabinet/have/my/pill/medicine .. & die/sleep/end/goodbye/over/wake/hope
i .. am/will .. done/gone/dead/out .. tonight/after tonight
tonight i .. will/am .. finally? .. rest/free/peace/gone/end/sleep/die
this .. will/is .. be? .. my/the .. last .. you/post/message/night/time/day/thing/anyone
you/they/anyone will never/not see/hear .. me .. again
never .. see .. you/me/sunrise/morning .. again .. & goodbye/love/sorry/bye/tonight
end/ending .. my .. pain/suffering/misery .. @soon/for/once/forever
drown/jump/hang/shoot .. tonight/now/today/tomorrow & me/myself/i & die/end/goodbye/done/over/anymore/life
me .. voy a .. tirar/aventar/lanzar/colgar/matar/ahorcar/disparar/cortar/tomar/echar .. del/de/al/a/todas/venas/puente/tren/metro/balcon/frasco
manana/hoy/noche/pronto/viernes/lunes .. termino/acabo/termina/acaba .. con/mi/todo/esto/de
termino/acabo/acabar/terminar .. con .. todo/esto/mi vida .. hoy/noche/manana/pronto/ahora/viernes
mi/su .. ultima .. noche/vez/carta/despedida/voluntad .. & adios/gracias/cuid*/perdon*/amo/fin/todos
compre/consegui/tengo/prepare/amarre .. la/una/el/mi .. soga/cuerda/pistola/arma/veneno/navaja .. 
ya .. tengo/esta .. todo .. listo/preparado/planeado
falta .. un .. paso/poco .. 
@kin .. se .. despidio/encerro/subio/quiere/va .. de/con/en/a .. mi/todos/pistola/pastillas/cuchillo/azotea/puente/matar/tirar/bano & no/quitar/morir*/contesta/pistola/adios/vida/matar/pastillas/tirar/cuchillo
se .. quiere/va/iba/dijo/dice .. a? .. quitar la vida
no .. voy a .. estar/seguir/llegar/despertar/amanecer
cuiden/cuida/cuidenme .. a .. mi/mis .. perro/gato/hijos/hija/hijo/mama/ninos
me .. inyecte/inyectare/inyecto/meto/meti .. suficiente/todo/toda & morir*/despertar/acabar/siempre
dosis .. para/que .. morir*/despertar/siempre/matar*/acabar
gun/pistol/rifle/shotgun/rope/noose/razor/blade ... @ready
bought/got/found/have/grabbed .. the/a/my .. rope/noose/gun/pistol/revolver .. yesterday/today/on/saturday/is/last/this/and/>
get/getting/work/working/find/finding/gather*/building .. nerve/courage/guts & bridge/overpass/jump/do/end/gun/pills/roof/edge/tracks/die
plan & means & have/got
not .. plan/planning/intend/expect* .. on/to .. wake/waking/live/living/being/be/see/make/stick/stay
and/then/ill/am .. gone for good
cut/cutting/slit/slice/slash .. my/her/his .. wrists
trying again .. tonight/& wrists/pills/rope/die/enough/suicid*/overdose
step/jump/walk .. in .. front of
writing .. this .. with/from/on .. noose/bridge/roof/ledge/gun/edge/pills/rope
`

export const suicideThoughts = `
how long .. take/takes .. bleed/suffocate/drown .. out/>
have .. plan and .. date/day/time
tengo .. plan y .. fecha/dia/hora
meds/pills/tablets/medication .. lined/laid/counted/spread .. up/out
pastillas/pildoras .. alineadas/contadas/sobre_la_mesa
< please? kill me >
goodbye/bye/thank/thanks/adios/gracias & will/would not need .. this/you/app/anymore .. anymore
ya no .. voy a necesitar .. esta/esto & adios/gracias/despid*
@selfkill
@selfkill_es
suicidal
suicid* .. thought/thoughts/ideation/feelings/feeling/urges/ideas/pensamientos/plan
pensamientos/ideas/intento/intentos/ganas .. suicid*/muerte/morir
feel*/am/is/been/being/getting/was .. suicidal
think*/thought/thoughts/talk*/considering/contemplat*/fantasiz*/dream*/researching/googling/searching/obsess* .. about/of/on/how? .. suicide/dying/death/die/killing/ending/hanging/jumping/overdosing
suicide .. is/seems/feels/looks/sounds/crosses/keeps/option/answer/solution
suicide .. mind/head/thoughts/again/attempt
@wishdeath
i .. should/could .. just/be? die/dead
better/easier/happier/peaceful/simpler .. dead
better/happier .. if/when i .. die/died/dead/gone/disappear*
better/happier/easier/relieved/fine/good/ok/okay/free/improve/improved/lighter .. without me/us .. > 
better/happier/easier/lighter/freer/richer/relieved/fine off? .. without me
without me .. better/happier/easier/relieved/free/fine
better/happier/easier/relieved/miss/notice/care/cry/matter/sad/missed/relief/problem .. if/when/once/that .. i .. was/were/died/disappeared/gone/dead/vanished/not/never/would/am/stopped/weren
if/when/once i .. was/were/am/died/disappeared/vanished/did .. gone/dead/not/never/die/here/tomorrow ... better/notice/miss/care/happier/easier/relieved/cry/fine/problem/matter/sad/come
nobody/noone/no/anyone/anybody/anybody/someone .. would/will/gonna .. notice/miss/care/cry/know/come/remember .. if/when/me/i/my
who .. would/will .. miss/notice/care/cry/come .. me/if/my/i
world/family/kids/everyone/they/wife/husband/mom/parents .. better .. without me
all better .. without me
rather/sooner .. be/would? dead/die .. than/>
wish/wished/wishing .. i/id .. was/were/had/could/would/did .. dead/gone/never/not/die/disappear/exist/born/alive/vanish/sleep/breathing/killed
wish .. never been/was born
never .. been/was/were born & wish/should/better
should/wish .. have never been born
wish/wishing/hope/hoping/pray*/praying/beg*/begging .. not/never .. wake*/woke
wish/hope/hoping/pray*/praying/begging/ask*/asking .. i/god/lord/to/for .. die/dies/dead/death/take/kill*/cancer/accident/crash/end
wish/hope/hoping .. car/truck/bus/train/something/someone/cancer/heart/god .. hit*/take*/kill*/me/crash*/stop*/run
wish/hope .. would/could .. just? .. hit/kill/shoot/take .. me
if .. car/bus/truck/train .. hit me .. would/not/fine/care/okay/ok
would not .. mind/care/be/bother .. if .. die*/died/dead/wake/hit/killed/woke/dying/happened/not
not/never .. wake/waking up .. tomorrow/again/anymore/morning/one/would/ever/sounds/from
sleep/asleep/bed .. and/to .. not/never .. wake*/waking
sleep/asleep forever
do/does not want/wanna .. to? .. live/alive/exist/wake/living/be/continue/go .. anymore/here/alive/like/up/more/longer/on/this/>
do/does not want to live/exist
do/does not .. see/have/find/know/get .. reason/point/why/purpose/sense .. to/in/of/for/i .. live/living/continue/go/going/stay/keep/wake/alive/exist/on/trying/am/anything
no .. reason/point/purpose/sense/meaning/use .. to/in/for .. live/living/life/go/going/being/continue/keep/stay/alive/anything/waking/on/trying/anymore/my
nothing .. left? .. to .. live .. for
nothing left .. for/in/to .. me/live/here/give/world/lose
do/have not .. have anything to live for
no will to live
lost/losing/lose .. will/reason/desire .. to .. live/go/on/carry
can not .. go/going/carry/keep on .. like/anymore/this/living/any/>
can not .. live .. like/anymore/with/this/another/without
can not do life/living/this/another .. anymore/day & @dark
can not .. take/do/stand/handle/bear .. living/life/being/another .. anymore/alive/day/night/more
tired/sick/exhausted/done/over/fed/finished/through .. of/with/up/from? .. living/life/alive/existing/being/existence/breathing/waking/world
tired/sick/exhausted .. of? being .. alive/here/me
done .. with .. life/world/living/everything/it all/existing
life .. is/has/not/isnt/feels .. not/no/never .. worth/living/meaning/point
not worth .. living/it anymore/being/life
is/life .. worth living & not/is
is .. life/it .. even/really/still worth living/it
given/giving/give/gave up on .. life/living/everything/myself
am/feel*/being/become/just/only/such/was/nothing/be .. a .. burden .. to/on/for/>
burden .. on/to/for .. everyone/everybody/family/kids/wife/husband/mom/parents/people/friends/them/my/others/loved
drag*/dead weight .. everyone/family/down/them & without/gone/better/worthless
will not .. have to .. worry/deal/care/put/look/hear/pay/bother/suffer .. about/with/after/up/from/for .. me .. anymore/longer/much/again/>
not .. be .. a? .. problem/bother/burden/worry/trouble .. for/to/anyone/anybody/anymore/much/longer/your
soon/nobody/noone/never/ever .. have to .. worry/deal/see/hear .. about/with/from? me
gone for good/forever & @dark
want/wanna/need/wanting/ready/wish .. to .. disappear/vanish/fade/cease/evaporate/die/stop existing/not exist
want/need/make .. to .. stop/end .. existing/breathing/being/living
stop existing
want/just/need .. it/everything/pain/suffering/hurting/all .. to .. stop/end/over/go
just/want .. all/everything .. stop/over/end & can/anymore/forever
make .. it/pain/all/everything .. stop & anymore/forever/only/can/any/please
only/best/easiest/sole .. way/escape/thing/option/answer/solution/exit .. out/is/to/left .. die/death/this/end/out/suicide/pain/peace/stop/left
death/dying/dead/dying/grave .. seem*/sound*/look*/feel*/would/is/be .. peaceful/nice/easier/relief/good/better/comforting/only/like/answer/easy/way/option/inviting/welcome/appealing
no .. way/other/escape .. out/way/left
see .. no .. future/way/hope/point/reason/end/light
no .. future .. for me/left/ahead/anymore
can not .. see/imagine/picture .. future/tomorrow/myself .. anymore/for/living/alive/next
hopeless/worthless/numb/empty/useless/pointless/trapped & alive/living/disappear/nobody/goodbye/die/dead
have/has/got .. been .. thinking .. about/of .. not being/existing/here
not .. be/being/stay .. here/around/alive anymore
do not .. deserve/want .. to .. live/be/exist/alive .. here/alive/anymore/>
not .. be/being .. around .. much/to/for/when .. longer/see/it/anymore/birthday/christmas/then
gave/giving/given/give/gifted/donated/sold/selling .. away? .. all/most/everything .. my/i/of .. stuff/things/belongings/possessions/own/jewelry/clothes/valuables
@giveaway & need/needed/gone/anymore/goodbye/remember .. it/them/where/me/when/anymore
gave/giving/given/give/rehomed/surrendered/dropped .. dog/dogs/cat/cats/pet/pets/puppy/bird/kitten .. away/so/to/today/off/because .. ok/okay/today/safe/care/fine/good/family/be/have/someone
found .. home/someone/family .. for .. dog/cat/pets/kids/dogs/cats & soon/when/gone/after/already/today/safe/loved/ok/okay/now
put/putting/getting/got/get .. affairs/things/paperwork/everything/will .. in order & after/gone/when/goodbye/leave/before/ready
affairs in order
wrote/updated/made/writing/finished/signed .. my will & goodbye/gone/soon/today/tonight/dog/ready/dark/anymore
deleted/deleting/deleting/closed/closing .. all .. accounts/photos/contacts/socials/messages/everything & goodbye/tonight/soon/done/nobody/anymore/ready/gone
i lied & fine/ok/okay/safe/better/wanting/plan/suicid*/die/dying
lied .. about/when/i .. safe/fine/ok/okay/better/said/suicid*/plan
not .. safe .. with/from/around/by/alone/to .. myself/alone/my/tonight/right/thoughts
do not .. feel .. safe .. with/being/alone/around .. myself/alone/my/thoughts
do not trust myself .. alone/tonight/around/not/with
afraid/scared/worried/terrified .. of/that/what/about .. myself/hurt/do/might/will .. myself/to/something/if
do/doing .. something .. stupid/bad/permanent/drastic/final/irreversible & myself/tonight/anymore/alone/scared/pills/afraid/safe/end
goodbye/farewell & sorry/love/forever/everything/pain/tried/forgive/peace
sorry .. for .. everything & gone/goodbye/anymore/peace/end/tried/over/pain/love/loved/burden
forgive me & @dark
forgive me .. for .. what .. about/going/to/do
asking .. for a friend & suicid*/kill/die/dying/overdose/pills/end/lethal/painless
painless/quick/quickest/easiest/fastest/lethal/peaceful/deadliest .. way*/method*/dose/amount/death .. to/of/for? .. die/go/kill/end/>
how many/much .. pills/@strongdrug/tylenol/insulin/aspirin/tablets .. to/does/would/it/kills .. kill/die/take*/lethal/end/overdose/fatal/person
what/how .. lethal/fatal dose/amount
does .. it/dying/hanging/drowning .. hurt .. to? .. die/hang/drown/when/if & die/death/hang/drown/pills/jump
is .. there .. afterlife/heaven/hell .. for/if .. suicid*/kill
@person .. want/wants/wanted/says/said/talk*/keeps/texted/told/posted/threat* ... die/dead/suicid*/live/alive/goodbye/disappear
@person .. cut/cuts/took/tried/attempt* ... wrists/pills/die/hang
dead/die/dying/death .. already/inside/would/soon .. not/me/living/alive/feels & want/wish/hope/ready/anymore
am/feel already dead & anymore/living/why/end/inside
fall/falling/drift/drifting/go .. asleep/sleep .. forever/never
join/joining/be/see .. him/her/mom/dad/them/son/daughter/baby/brother .. in heaven/afterlife/again/soon/up & want/ready/rather/going/wish
want/wish/ready/time .. to .. go/be/join/meet .. home/with/my .. god/jesus/lord/maker/heaven/him/her & @dark
ready to go/give/check .. up/now/out/home & @dark
quiero/quiere/queria/quisiera/deseo/desea/prefiero/preferiria/prefiere/kiero .. morir*/muerto/muerta/muerte
me/se quiero/quiere/queria/quisiera morir
ganas de .. morir*/desaparecer/matar*/acabar/vivir/existir/seguir/no despertar & no/morir*/sin/ya/desaparecer/perdi/quitaron/matar*/acabar/despertar
sin ganas de .. vivir/nada/seguir/existir/despertar
no .. tengo/quedan/encuentro/le/hay/veo/tiene .. ganas/razon/razones/motivo/motivos/sentido/fuerzas .. de/para/a/en/vivir/seguir .. vivir/seguir/vida/existir/levantarme/nada/viviendo/esto/mas
perdi/perdido/quitaron/pierdo .. ganas .. de? vivir
no .. quiero/quiere/puedo/deseo/queria .. seguir? .. vivir/viviendo/existir/despertar*/seguir/aqui/levantarme/continuar .. mas/viviendo/asi/aqui/manana/adelante/nunca/nada/sufriendo/respirando/>
ya no .. quiero/quiere/queria .. vivir/estar/seguir/existir/despertar*/nada/mas/continuar/respirar
ya no .. quiero/quiere .. estar/seguir .. aqui/vivo/viva/mundo/mas/asi/viviendo/adelante
ojala .. no? .. me? .. muera/muriera/despertara/despierte/estuviera/existiera/nunca/haya/hubiera/maten/mataran/atropelle/lleve/llevara/pudiera/muero/amanezca/amaneciera .. muerto/muerta/nacido/mas/manana/aqui/desaparecer/morir/dios/>
ojala/quisiera/deseo/desearia .. nunca/no .. haber/hubiera nacido
no/nunca .. deberia/debi/haber .. nacido/nacer
ojala/quisiera/quiero/desearia/pido/espero .. no .. despertar*/despierte/amanecer/desperte
dormir*/duermo/duerma .. y? .. no/nunca/jamas .. despertar*/despierte
dormir/descansar para siempre
quiero .. descansar .. ya/para/siempre/en/de .. paz/siempre/todo/una
quiero/quisiera/quiere .. desaparecer/dejar de existir/esfumarme
dejar de existir/vivir/respirar
cansad*/hart*/agotad*/aburrid* .. de/para .. vivir/vida/existir/todo/respirar/estar/seguir .. viv*/vida/mas/>
cansad*/hart* de .. la/esta/mi? .. vivir/vida/existir
mejor/felices/feliz/tranquilos/tranquila/bien/alivio/descansarian .. sin mi
mejor/felices/tranquilos/alivio/descansarian/extran*/notaria/importaria/lloraria/echaria .. si/cuando .. yo/me/no/ya .. muero/muera/muriera/estuviera/este/fuera/desaparezco/desapareciera/existiera/falto/faltara/voy/morir
si/cuando .. me/yo/no/ya .. muero/muera/muriera/estoy/estuviera/este/desaparezco/desapareciera/falto/falte/voy ... mejor/nadie/extran*/notaria/importaria/felices/alivio/lloraria/tranquilos/problema
nadie .. me? .. va/iba/notaria/extranaria/extranar/lloraria/echaria/daria/notara/importa/importaria/extranara .. notar/extranar/echar/llorar/cuenta/si/menos/que/mi/cuando
soy/siento/ser/solo/sido/convertido .. una/un .. carga/estorbo/peso/lastre .. para/de/en/>
carga para .. todos/mi/mis/familia/ellos/los/ustedes/hijos
dejar de ser .. una? .. carga/estorbo/problema
ya no .. voy/van/tendran/tengan/ser/sere .. a? .. ser/preocup*/tener/cargar/problema/una .. por/conmigo/problema/carga/que/mi
no .. tiene/le/veo/encuentro/hay .. sentido/caso/razon .. vivir/vida/seguir/nada/mi/a/para/existir/de
no .. vale .. la/pena .. vivir/vida/seguir/nada/seguir/estar
para que .. vivir/seguir/sigo/vivo/existo/despertar/nazi/naci/despierto/levantarme
no .. hay/veo/tengo/encuentro/queda .. salida/esperanza/futuro/escapatoria/solucion/remedio
unica/mejor .. salida/solucion/forma/manera/opcion/escape .. es/de/que/para .. muerte/morir*/acabar/matar*/esto/esta/todo/terminar/descansar/dolor
pienso/pensando/pensado/piensa/sueno/fantaseo/pensar .. en/con .. morir*/muerte/matar*/quitar*/suicid*/dejar/desaparecer/acabar/tirar*/ahorcar*/no despertar
he .. pensado/pensando .. en? .. suicid*/matar*/quitar*/morir*/hacerlo
muerte/morir .. seria/suena/parece/es/seria .. mejor/alivio/descanso/paz/tranquil*/facil/unica/solucion/salida
no .. aguanto/soporto/puedo .. vivir/vida/existir/seguir/mas/otro .. vivir/asi/viviendo/esta/dia/vida
no .. aguanto/soporto .. mas & morir*/vivir/vida/acabar/desaparecer/descansar/terminar/despertar/muerte/adios
ya no .. puedo/aguanto/soporto/doy .. mas/seguir & morir*/vivir/vida/acabar/desaparecer/descansar/terminar/despertar/muerte/adios/nadie/sentido/todo/perdon*
rendirme/rindo/rendido & vida/vivir/todo/perdon*/morir*/adios/siempre
regale/regalando/regalado/regalo/di/dando/doy/deje/entregue/done .. mi/mis/su/sus .. perro/perra/gato/gata/mascota/perrito/gatito
regale/regalando/regalado/regalo/regalar/doy/di .. todo/todas .. mi/mis/sus/lo/que? .. cosas/ropa/pertenencias/tengo/tenia/joyas
regale/regalando/regalado/regalo .. mis/mi/sus .. & ya no .. voy/necesito/necesitar*/hara
perdonenme/perdoname/perdonen/perdon/perdoname & adios/carga/morir*/aguanto
cuando .. ya/me/yo .. no .. este/haya/muera/vaya/falte/muerto/exista .. cuid*/perro/hijos/mis/dile*
no .. es/siento/estoy/confio .. segur*/salvo/mi .. sol*/conmigo/mi/mismo/misma
miedo .. de/a .. mi/lo/hacerme/hacer .. mism*/algo/hacer/dano/pueda
mi/un/una/el/la .. @kin .. dice/dijo/quiere/escribio/habla/amenaza/publico/mando ... morir*/matarse/vivir/suicid*/muert*/desaparecer/adios
estaria/estuviera/estar mejor muerto/muerta
mejor muerto/muerta/morir*/morirme
god/lord/jesus/universe/death/he/angels .. take/takes/took/call/calls .. me .. >/home/already/tonight/away/in
should/could .. have .. died/dead/killed/let/left .. 
wish/should/better .. had/have/they/you/he/she .. not? .. died/die/let/brought/saved/found/revived/narcan
deserve/deserves/ought .. to .. die/dead
want/rather/need .. to? .. be .. where/with .. he/she/they/mom/him/her/dad/son/daughter/grandma .. is/are/heaven/now/again/went/> & miss/died/gone/heaven/dead/just/join/lost
none/nobody/noone/nobody_else/you/they/family/anyone .. will .. have to .. worry/deal/put/care/think/hear .. about/with/up/from .. me
stick/stay/sticking/staying/hang/hanging .. around .. to/for/anymore/much/longer/here/long & not/do/no/why/reason
only/one .. thing/reason/person .. keeping/keeps/stopping/holding .. me .. alive/here/going/around/from/breathing
reason .. i .. am .. still .. here/alive/breathing
would/will .. be .. happier/better/fine/ok/okay/relieved/easier .. without me
happier/better/easier/rich*/free*/relieved .. without .. me
world/everyone/people/family/kids/they/life/earth/mom/wife .. not need .. me .. in/around/here/anymore/>
would .. come/go/show/cry/be .. to/at/up .. my funeral
my funeral
think*/thought/dream*/wonder*/fantasi*/imagin* .. about/of/what .. dying/death/my/being .. funeral/dead/dying/death/gone/every/all/lot/constantly
think*/thought/dream*/wonder*/fantasi*/imagin* .. about/of/what .. dying/death >
dream/dreaming/fantasy/think*/thoughts .. of/about .. not .. waking/existing/being
done/finished/over/through .. w/with/living .. life/living/world/this .. world/life/anymore/>/place/earth
life .. is .. pointless/meaningless/worthless/over/hell/unbearable/not
my life .. is .. over/done/ruined & nothing/never/end/anymore/want/no/not/cant
i .. am .. better/best .. dead
nothing .. keeping me .. here/alive
no .. one/body .. need/needs .. me .. here/alive/anymore
walk/walking .. into .. ocean/sea/traffic/lake/river/train
never .. wanted .. to be .. alive/born/here
cant/not .. stay .. alive .. for/anymore/much/like/>
hard* .. to .. stay/staying/keep .. alive
trying/struggling/fighting .. to .. stay/not .. alive/die/kill
i .. do not .. see myself .. living/alive/here/making
not .. see .. myself .. living/making/here/getting .. past/to/through/old/next/another/birthday
i .. do not .. deserve .. life/live/alive/air/breathe/be
dark .. thoughts/place/mind & scared/hurt/end/die/alone/tonight/wake/again/worse/scaring/death/living
close .. to .. edge/ending .. & train/platform/roof/bridge/think/jump/it
edge .. of .. platform/roof/bridge/cliff/balcony/subway
let .. go/myself .. of/die/slip .. everything/away/under & water/bath/forever/peace/end
hubiera/hubiese/habria .. sido? .. mejor .. que? .. me? .. muriera/muerto/morir*/nacido/nacer/muriera/murio
me .. hubiera/hubiese/debi/deberia .. muerto/morir/muriera
debi/deberia .. haber? .. morir*/muerto
merezco .. morir*/muert*/vivir & no/morir*/muert*
@kin .. quiere/quieren/decia/dijo/dice .. que/se? .. morir*/matarse/muert*/suicid*
se .. quiere/queria/quisiera .. morir/matar/suicidar
que .. dios/diosito/vida/muerte .. me .. lleve/recoja/mate/llevara .. 
dios/diosito .. me .. lleve/recoja/llevara
lo unico/unico .. que/motivo .. me .. mantiene/detiene/ata/queda/tiene .. vivo/viva/aqui/vida/en
no .. quiero/quisiera/deseo .. estar/seguir/existir .. en/con/mas .. este/mundo/vida/vivo/viva
no .. merezco .. vivir/vida/estar/existir
a .. nadie .. le/les .. importa/importo/importaria/hago .. si/falta/que/mi/vivo/muero/>
nadie .. ira/iria/vendria/llorara .. mi? .. funeral/entierro
mi .. funeral/entierro/muerte
pienso/pensando/piensa/imagino/fantaseo/suena .. en .. mi? .. muerte/morir*/funeral/tirar*/matar*/desaparecer/dejar/carro/puente/pastillas
mas .. tranquil*/feliz/felices/facil/libres .. sin .. mi
todos/ellos/familia/mundo/hijos .. estar*/estaria*/serian/viven/vivirian .. mejor/tranquilos/felices/bien .. si/sin .. yo/mi/no/me
me .. quiero/quisiera .. ir .. de/con/ya .. este/mundo/ya/siempre/mi/dios
quiero/quisiera .. estar .. con .. el/ella/mi .. mama/papa/hijo/hija/cielo/abuela & extran*/murio/cielo/muert*/ya
se .. acabo/acabaron/fueron .. mis/las/ganas/fuerzas .. ganas/de/vivir/seguir & vivir/seguir
ultimamente/siempre/diario/dias/noches/veces .. pienso/pensado/quiero/imagino .. en/que .. morir*/muerte/matar*/muert*/desaparecer/no despertar/tir*
point .. in/of/to .. living/life/alive/existing/staying/waking/being/breathing
lied to .. my? .. therapist/sponsor/doctor/wife/husband/mom/everyone/counselor/psychiatrist/nurse & thinking/fine/ok/okay/safe/plan/about
thinking .. about .. it/ending/doing .. again .. & lied/therapist/pills/suicid*/die
`

/** Hints: one alone does not count, two in one message do. */
export const suicideHints = `
hopeless
worthless
no hope
what is the point
is there .. any? .. point
why .. bother/even .. try*/living/exist/wake/here/continue/going
why am i .. still/even .. here/alive/breathing
do not .. care .. if/what/anymore .. happens/live/die/me/i
can not .. do this/it/life .. anymore/any/longer/>
can not .. take/stand/handle .. it/this/much .. anymore/more/longer/>
cant/can not .. go on
want/just .. it/this/pain/everything .. to? .. stop/over/end
over it all
done .. with .. everything/everyone/trying/fighting/it/this/all
done fighting/trying
tired of .. fighting/trying/pain/everything/hurting/it/this/pretending/struggling/waking
so tired .. of .. all/everything/this/it
give/giving/gave up >
giving up
hate .. myself/my life/being me/living
nobody/noone .. cares/loves/needs/wants .. me/about/>
no one .. cares/loves/needs/wants
nothing .. matters/helps/left/changes/works .. anymore/to/me/>
all alone
sorry .. for .. everything
thank* .. for .. everything .. you/all/always/guys/everyone
love you all
you have all been/good
i failed .. everyone/you/them/my
will .. miss .. you .. all
when i .. am gone
after i .. am gone
peace at last
finally .. be .. peace/free/rest/quiet
is .. finally/almost/nearly over
time .. for me to go
everything hurts
no .. strength/fight/energy .. left
empty inside
dead inside
ruined/ruin .. everything/lives/everyone/life
sin esperanza*
no .. valgo/sirvo/importo .. nada/para/a
ya no .. puedo .. mas/con/seguir/>
no .. puedo .. mas .. con/>
ya no .. aguanto/soporto
no .. aguanto/soporto .. mas/este/tanto
nada .. tiene/importa/vale .. sentido/ya/pena/>
nadie .. me .. quiere/necesita/entiende/escucha/importa
odio .. mi vida/vivir/ser/todo
me odio
estoy .. vaci*/muert* .. por? .. dentro/interior
perdon* .. por .. todo
gracias .. por .. todo
los/les/las .. amo/quiero .. a? .. todos/mucho/siempre
ya .. me .. rindo/canse/rendi
todo .. se .. acabo/termino
cansad* .. de .. luchar/sufrir/intentar/todo/esto/pelear/fingir
hart* .. de .. todo/sufrir/esto/luchar
para que .. intentar*/seguir/todo/sigo
gave/giving/given/give .. away .. my/all/his/her
gave/giving/given .. my/his/her .. guitar/stuff/things/records/tools/belongings/ring/watch/collection/books/jewelry .. to/away
found .. good/new .. home .. for
@giveaway
calm .. now/finally/feels
nobody/noone .. would/will .. notice
i .. will .. not .. need .. it/them/anything
dark .. thoughts/place
feel .. like .. a .. burden/failure/waste
disappear
regale/regalando .. mis/mi/su/todo
desaparecer
`

export const suicideSlots: Record<string, string> = {
  wishdeath: `want/wants/wanted/wanting/wish/wishes/need/wanna/like/love .. to .. die | want/wants/wanted/wishing/wish .. i/me/to .. be/was/were/am? .. dead | wish/wishes/wished .. was/were .. dead | would/id .. rather .. die/dead |
    ready to die | hope .. i .. die/dies | just .. let me die | let me die | want death | wish for death | want .. to not .. be here/exist/alive/wake | want .. to not .. here/anymore | want out of life | feel like dying | dying to die | please let me die | want .. dead >`,
  dark: `die/dying/dead/death/kill*/suicid*/goodbye/hopeless/nobody/worthless/burden/forever/gone/noose/tonight/pointless | @wishdeath`,
  dark_es: `morir*/muert*/matar*/suicid*/adios/dolor/acabar/terminar/mas/sol*/nadie/siempre/perdon*/cansad*/hoy/noche/acaba/acabo/termina/despedid*/vida/vivir/listo/lista`,
  giveaway: `gave/giving/given/donated/sold/handed .. away? .. my/his/her/all .. guitar/stuff/things/records/tools/belongings/ring/watch/collection/books/jewelry/bike/car/clothes/valuables/keepsakes`,
  farewell: `know/tell/remember/care/love/loved/sorry/please/forgive/dog/kids/want/read`,
}
