// Topics of words, shared by English and Spanish, so that the classifier generalizes to words that are not in its training
// messages. `*` ends a stem. Words are written as the tokenizer returns them: without accents, apostrophes and short forms.

export const lexicon: Record<string, string> = {
  i: 'i yo',
  me: 'conmigo me mi myself',
  my: 'mi mia mine mio mis my',
  you: 'te ti tu tus usted ustedes vos you your yours yourself',
  other: `alguien el ella ellas ellos he her hers herself him himself his la le les lo she somebody someone su sus their
    them they`,
  partner: `boyfriend esposa esposo ex exesposo exmarido exnovio expareja fiance fiancee girlfriend hubby husband marido
    mujer novia novio pareja partner spouse wife`,
  parent: `dad father madrastra madre mama mami mom mother mum padrastro padre padres papa papi parents stepdad stepfather
    stepmom`,
  child: `baby bebe boy chamaca chamaco child children daughter girl granddaughter grandson hija hijas hijo hijos infant
    kid kids nena nene nephew newborn niece nieta nieto nina ninas nino ninos sobrina sobrino son stepdaughter
    stepson teen teenager toddler`,
  relative: `abuela abuelo aunt brother cousin cunada cunado familia family grandfather grandma grandmother grandpa granny
    hermana hermanita hermanito hermano nana prima primo sister suegra suegro tia tio uncle`,
  friend: `amiga amigo amigos bestie buddy chava chavo chica chico compa companera companero coworker cuate dude flatmate
    friend friends guy housemate mate neighbor neighbour pal parce roommate vecina vecino`,
  helper: `admissions ambulance ambulancia ayuda caseworker centro chat clinic clinica comunidad consejera consejero
    counsellor counselor dentist detox doctor doctora enfermera er farmacia gp group grupo help helpline hospital
    hotline internado internar internarme junta juntas lifeline madrina medica medico meeting meetings nurse
    nutriologo padrino paramedics pharmacist pharmacy prescriber program programa psicologa psicologo psiquiatra
    psych psychiatrist rehab rehab's reunion reuniones samaritans sponsee sponsor staff surgeon team terapeuta
    terapia therapist therapy tratamiento treatment urgencias ward`,
  not: `apenas barely hardly jamas nada nadie neither never ni ningun ninguna no nobody none nor not nothing nunca sin
    tampoco without zero`,
  nobody: 'alone anybody anyone lonely nadie ninguno nobody none noone sol*',
  want: `deseo desire ganas hope hoping necesito need needs ojala prefiero queria quiere quiero quisiera rather want
    wanted wanting wants wish wished wishing`,
  plan: `about affairs arrange arranged brave chance chosen courage date decide decided decidi decidido decision elegi
    fecha going gonna idea ideas intend lista listo nerve opportunity order organized pensado picked pienso plan
    planeo planned planning plans preparada preparado prepared proxima ready rehearse rehearsed set soon sorted
    tonight's va valor vamos voy will`,
  now: `actualmente ahora ahorita already currently hora horas hour hours hoy immediately just minute minutes minuto
    minutos momento noche now rn still today tonight ya`,
  soon: `amanecer birthday cumpleanos dawn domingo friday jueves lunes manana martes medianoche midnight miercoles
    monday morning pronto sabado saturday semana soon sunday thursday tomorrow tuesday viernes wednesday week
    weekend`,
  recent: `ago anoche ayer day days desde dia dias earlier hace last lately rato recently since ultimamente yesterday`,
  long: 'ago ano anos antes childhood decade decades infancia mes meses months year years',
  past: `ago antes back been era estaba ex former fue had hubo once pasado solia tenia used was were`,
  again: `again another aun back nuevo otra regres* relapsed still todavia veces vez volver volvi vuelvo`,
  always: `always anytime cada constantemente constantly diario every everyday keep keeps kept nightly siempre sigo sigue
    whenever`,
  die: `afterlife ashes ataud buried casket cielo coffin cremat* dead death deceased die died dies dying entierro
    fallec* funeral grave graves heaven morir morirme morirse mortal muera mueres muero muerta muerte muerto
    muertos muriendo muriendome muriera murio obituary reaper tumba`,
  kill: `asesin* execute homicid* kill killed killing kills mata matar matarla matarlo matarme matarnos matarse matarte
    mate maten mato murder murdered slaughter unalive`,
  suicide: `ahogarme ahorc* anden autopista aventar aventarme azotea balcon balcony barandal barranco beam brake branch
    bridge camion carbon carretera chair charcoal cliff colectivo colgado colgarme colgarse collar cornisa ctb
    curve descarrilar descarrilara drown edge edificio engine escalon exit expreso floor frenos gas gatillo hang
    hanged hanging helium highway hose hundir jump jumped jumping kick ladder lanzarme leap ledge ledges metro
    monoxide motor noose oven overpass pedal pier pipe piso platform precipicio puente railing rama river roof
    rooftop saltar sewerslide silla sink soga step story subway suicid* swing tirarme tracks train trains tren
    trigger venas vias viga volante wheel window wrists`,
  end: `acaba acabar acabarlo acabo adios anymore apagar apago borrar bye cerrar check check-out checked checkout
    cierro clock close closed cortina credits curtain delete depart descansando descansar descanse despedi
    despedid* despedirme despido done end ended ending ends erase exit farewell fin final finaliza finally finish
    finished game gone goodbye irme last leave leaving lights lights-out luz mas no out over parar partir pause
    permanent permanente quit rest sleep stop stopped sueno telon termina terminar termino ticket ultima ultimas
    ultimo ultimos ya`,
  exist: `alive amanecer amanezca amanezco another aqui around asleep awake birthday born borrarme breathe breathing
    christmas continuar continue cruise cumpleanos day desaparecer desaparezca despertar despertara despertarme
    despierte dia disappear dormir earth erase esfumarme exist existence existiendo existiera existing existir
    forever forty future futuro going here left life live living manana mornings mundo nacer nacido navidad on otro
    permanecer planet quedar quedarme seguir siempre siga sleep stay stick tenants thirty tierra tomorrow vanish
    vida viva vivir vivo wake waking woke world`,
  note: `abierta accounts affairs arranged bendiciones bills carpeta carta cartas checklist claves contar contrasenas
    deleted despedida deudas dog's envelope escribi escribiendo folder fridge funeral goodbye instrucciones
    instructions insurance key keys letter letters llave llaves mensaje message microchip nota notas note notes
    papeles papers passwords playlist porch post postcards posted posting ready recorded recordings seating seguro
    sobre songs testament testamento unlocked video will writing written wrote`,
  giveaway: `account belongings cat collection cosas dog donate donated gato gave give given giving guitar guitarra heredar
    herencia jewelry joyas keys mascota perro pertenencias pet records regalado regalando regale regalo reloj
    repart* ring stuff things tools watch`,
  burden: `ballast boca bother broken budget burden carga cargar child cost deadweight debt decepcion defective
    disappointment dragging error estorbando estorbar estorbo expense extra failure favor favour fracasado fracaso
    furniture ghost ignored inconvenience inutil invisible lastre leftover liability mistake molestando molestia
    molesto mouths mueble nobody's nuisance overstayed peso pest plus poison problem problema replaceable rota roto
    shame sobra sobrar sobro spare strain stupid toxic trouble unlovable useless waste weight welcome worthless`,
  better: `alivia alivio better bien calm comfortable descansar descanso ease easier felices finally free happier honest
    libre libres lighter mejor normal off paz peace peaceful quiet quieter relief relieved serenity silence
    silencio sin tranquila tranquilidad tranquilo tranquilos without`,
  hopeless: `agotad* agujero alma autopilot black bones bored bother bottom cansad* cansancio caso closing corner dark
    darkness dead desesper* despair drained drowning empties empty energy escape esperanza exhausted exhausting fed
    fight fuerza fuerzas future futuro give gravedad grey hart* hate hole hope hopeless hueco hundiendo inside
    luchar meaning meaningless motivo nothing nothingness numb odio oscuridad oscuro pared pelear pena point
    pointless porque pozo purpose razon reason rendida rendido rendirme rindo salida sentido sick sinking soul
    strength stuck tired tiredness trapped tunnel underwater useless vacia vacio vacios vale void wall walls way
    why worn`,
  pain: `ache agony anguish angustia cried cry crying dolia dolor duele hurt hurting hurts insoportable lagrimas
    llorando llorar lloro pain sad suffer suffering sufriendo sufrimiento sufrir tears torment triste tristeza
    unbearable`,
  miss: `care cry cuenta echar* extran* importa importar* llorar* matter miss notar* notice recuerd* remember sad`,
  gun: `ammo arma armas arsenal bala balas balazo barrel bullet bullets calibre cargada casquillo chamber cuete
    disparar disparo escopeta escuadra fierro firearm gatillo glock gun guns holster hunting loaded locker pieza
    pistol pistola pistolon revolver rifle round rounds safety shoot shooting shot shotgun tiro trigger`,
  blade: `aceite aguja alfiler axe bat belt bisturi blade blades boiling boxcutter cable caliente can candle ceramic
    cerillos cigarette cigarro cinturon clavo compass cortaplumas coser cuchilla cuchillo cutter encendedor estufa
    filo fork fosforo gillette glass hacha hammer hot iron knife knives lapiz lid lighter machete martillo matches
    mug nail navaja needle palo pencil pin pinzas plancha prestobarba punzon rastrillo rastrillos razor razors
    sacapuntas saw scalpel scissors shard shards sharp sharpener sharps sierra stab stabbed staple stapler stove
    tacks tapa tenedor thumbtack tijeras tweezers vela vidrio wax`,
  rope: `beam belt cable ceiling cinturon cord cuerda knot noose nudo rope sabana scarf sheet soga techo viga`,
  pills: `acetaminofen acetaminophen advil ambien antidepresivos antidepressant antidepressants antihistamines
    antihistaminicos aspirin aspirinas bag baggie baggies bags benadryl blister blisters bote botiquin bottle
    bottles cabinet caja capsulas capsules cough cucharada digoxin dormir dose doses dosis edible edibles
    fluoxetina frasco gabas gomita gomitas gotas grams gummies gummy handful heart ibuprofen imodium insulin
    insulina jarabe leftover lithium litio loperamide medicamento medicamentos medication medications medicina
    medicinas meds melatonin metformin mg miligramos milligrams organizer pack packet packets paracetamol parche
    parches pastilla pastillas pastillero pastis patch patches pildora pildoras pill pillbox pills pomo
    prescription propranolol quetiapina quetiapine seroquel sertralina sleepers sleeping sobres spoonful stash
    stockpile strip strips supply syrup tabletas tablets tabs tegretol tira tylenol valproate warfarin`,
  opioid: `blues brown buprenorfina buprenorphine caballo carfentanil chinawhite chinese chiva codeina codeine demerol
    dilaudid dope duragesic fent fenta fentanilo fentanyl fetanilo fetty gear goods heroin heroina hydrocodone
    kratom lean m30 metad* methadone morfina morphine nalbufina naltrexone nitazene nods norco opiaceos opiate
    opiates opio opioides opioids oxi oxicodona oxy oxycodone oxycontin oxys perc percocet percocets perks pinks
    roxi roxies roxy shit smack speedball sublocade suboxone subs subutex tapentadol tar temgesic tramadol tramal
    tranq tussin vicodin vics vivitrol white xylazine`,
  benzo: `alprazolam alprazolan ansioliticos ativan baclofen bar barbiturate bars benzo benzodiac* benzos bromazepam
    carisoprodol clona clonas clonazepam diazepam diazepan etizolam gabapentin gbl ghb klonopin kpins lexatin
    librium loraz lorazepam lorazepan lormetazepam lyrica orfidal phenibut phenobarbital pregabalin pressed
    ravotril rivo rivos rivotril sedatives sleeping soma tafil temazepam trankimazin tranquilizantes tranquilizers
    tranquimazin triazolam valium xan xanax xans zannies zolpidem`,
  alcohol: `aguardiente alcohol alcoholic alcoholico ale anis armario bar beber bebi bebia bebida bebidas bebiendo bebo
    beer beers bender binge birra birras booze borracha borrachera borracho botella botellas botellon bottle
    bourbon brandies brandy brindar brindis buzz caguama caguamas cana canas cantina cerveza cervezas champagne
    chardonnay chela chelas chupar chupe cider cocktail copa copas cruda crudo daiquiri destapar destape drank
    drink drinker drinking drinks drunk fernet fifth fifths flask gallon gin ginebra guaro handle handles hangover
    hooch hungover jarra jarras keg lager licor licoreria liquor liter liters litro margarita merlot mezcal
    mezcales minibar moonshine mouthwash pacheco peda pedo petaca pint pistear pistiar pisto port prosecco pub
    pulque resaca ron rum sangria scotch seltzer servi sherry shots sixer sixpack sober spirits stout taberna
    tallboy tavern tequila tipsy toast tomando tomar tragar trago tragos vaso vasos vino vodka wc whiskey whisky
    wine wines wisky`,
  stimulant: `adderall aluminio amphetamine anfetamina* basuco bath blow bolsa bump coca cocaina cocaine coke comedown crack
    crank crico cristal crystal dexedrine ecstasy eightball extasis falopa foil glass grapa ice line lines mdma
    mefedrona merca metanfetamina meth modafinil molly nevando nieve papelitos pase pasta perica perico piedra pipa
    pipe polvo powder raya rayas ritalin rock sal salts saque snow speed speedballs tachas tina tusi tweak tweaked
    tweaking vyvanse`,
  otherdrug: `acid acido bacha benadryl blunt bong brownie bud cannabis carts cartucho chemo dab datura dmt droga drogas drug
    drugs duster dxm faso flores gallo gummies hierba high hongo hongos inhalants joint k2 ket keta ketamine lsd
    mariguana marihuana marijuana mota mushrooms nitrous nos pcp pegamento percs popper poppers porrito porro
    porros salvia shrooms spice spliff stash stuff substance sustancia thc thinner tina toque tripping trips vape
    vapes viaje weed whippets`,
  take: `aspire aspiro ate bebi bebio boofed chewed chugged chugging chupado combine combined combino comido comio
    consumi consumio crushed did doble dose dosed double downed downing drank drunk esnife fume fumo gulped hit
    huff huffed ingeri* inhaled inhalo inject injected inyectado inyecte inyecto junte lame lamio licked meti metia
    metido metio mezclado mezcle mezclo mixed mixing necked parachuted pegue pinch pinchar pincharme pincho plug
    popped rail railed redosed ripped shooting shot sipped slam slammed slamming smoked sniffed snorted swallow
    swallowed swallowing swallows take take's taken taking tapado tomado tome tomo took tragado tragaron trago
    trague wash washed`,
  many: `all another bastantes box bunch cajas cien cinco cincuenta completa completas completo couple cuarenta cuatro
    demasiad* diez doble dos double dozen eight entera entero entire everything extra few fifteen fifty fist forty
    full handful handfuls hundred llena lleno lot lots many mas monton more much muchas muchos nine nueve ochenta
    ocho of paquete punado quince rest seis sesenta seven several siete six sixty stack strip ten thirty thousand
    toda todas todo todos too treinta tres triple twenty twice varias veinte whole`,
  breath: `agonal ahoga ahogando air aire asfixi* breath breathe breathes breathing breaths choking gasp gasping gasps
    gurgling heartbeat hiccup inhaler jadea jadeando lung lungs noise oxygen pulse pulso rasping rattle rattling
    respira respiracion respiraciones respirando respirar respiro ronca roncando ronquido ronquidos ruido shallow
    silbido snoring suffocating wheezing whistling`,
  unwake: `answer answers apaga apagando apago asleep awake blackout cabecea cae caida caido cayo collapse collapsed
    confused contesta contesto desmay* despertar despertarl* desperto despierta despiertan desplom* desvanec*
    dormida dormido dormidos dropping drops drowsy durmio eyes fainted flacid* floor floppy gone hablarle half head
    heavy hundido inconsciente keeps levanta levantarse limp mueve name nod nodding nombre ojos open opened out
    overdose overdosed overdosing parado passed pellizco pesan piso reacciona reaction respond responde responding
    responsive rolled rubbed sacude sacudo shake shook shoulder sits slap sleeping sleepy slid sliding slump
    slumped slurred slurring sobredosis somnoliento stare staring sternum stiff stuck suelo sueltos tieso tirada
    tirado trapo unconscious unresponsive vegetable volteados wake waking yell yelled zombi zombie zonked`,
  colour: `absceso abscess amarilla amarillo ashen azul azules black blotchy blue bluish cera clammy cold color colour
    dedos fingernails fingers fria frio gray green grey gris helad* hinchada hinchado hot huele infeccion infectada
    infected infection inflamado jaundice labios lip lips manchas morada morado morados mottled nails negro pale
    palida palido puffy puntas purple pus red roja rojo smell streak streaks swollen tips unas verde violet wax
    waxy white yellow yellowish`,
  vomit: `baba babea babeando black bleeding blood caca choke coffee drool drooling espuma espumarajo espumita foam
    foaming froth gagging grounds guacara heces incontin* mojado nausea nauseas negra orina orino pee peed puke
    puking retching saliva sangre stool tar threw throwing vomit vomita vomitado vomitando vomiting vomito`,
  heart: `acelerad* adormecid* aplastante aprieta arm attack blurry boiling borroso bp brazo caida caliente chest
    chiquititas corazon crushing dizziness dizzy drenched drooping elephant face faint fainting fever flutter
    fluttering galloping galopando heart hormigueo hot huge infarto jaw jerky lado latido latidos mareada mareado
    mareo numb overheated palpitaciones palpitations pecho pinpoint pounding presion pressure pulse punzada pupilas
    pupils racing ribs rigid rigido side skipping speech stabbing stiff sting stroke sudor sweaty taquicardia
    temperature tieso tight tiny torcida vision weak`,
  narcan: `911 aceite acetone acid acido anticongelante antidote antifreeze batteries berries bleach caustica charcoal
    chemical cleaner cloro compresiones compressions cpr detergent detergente dose drano emergencia emergency
    envenen* estomacal estomago gasoil gasolina gasoline herbicide hydrocarbon insecticida insecticide intoxic*
    lamp lamparas lavado lejia limpiador matarratas methanol muriatico mushroom naloxona naloxone narcan narcan'd
    narcaned nasal nicotine oil perfume pesticida pesticidas pesticide petrol pods poison poisoned pump ratas
    raticida rats rcp revived revivieron revivio shampoo soda spray supplies thinner veneno vial`,
  stop: `abandon* abstinencia abstinente aguantando aguantar aguante alone bajando bajar bajon casa clean cold cortado
    cortar corte corto cut day dejado dejando dejar deje dejo desintox* detox detoxing dias discontinued dry empty
    flush flushed home hora hour hours insurance jump kicking last left lost lower malilla malillas missed mono
    myself none off parar pare prescripcion push quince quit quita quitado quitting ran rapid receta reduce reducir
    refill retired robaron robbed run script seca secas seco sin skip skipped sober sobria sobrio sola solo solte
    solto stolen stop stopped stopping suelto supply suspend* taper tapered tapering through tire tough turkey
    ultimo wean weaning withdraw withdrawal withdrawals withdrawing without`,
  shake: `ache aches ardiendo bones bostez* bowels brain brinca brincos calambres chills clammy clenching climb confus*
    corriente cramps crawl desorientad* diarrea diarrhea disoriented dope dormir electric electrico empapada
    empapado escalofrio* estomago fever feverish fiebre fluttering gagging goosebumps gooseflesh heaving hormigas
    hormigueo insomne insomnia insomnio irritable jerking jerks jittery jumpy kicking legs malestar mocos nausea
    nightmares nights noches nose paranoico paranoid paredes pesadillas picazon pounding puke queasy quemando
    restless retortijones runny sabanas shake shakes shaking shaky sheets shivering sick skin sleep soaked sudado
    sudando sudo sudor sweat sweating sweats sweaty temblando tembleque temblor temblores temblorin* tic tics
    tiembla tiemblan tiemblo trembling tremor tremors twitch twitching twitchy unwell vomitar vomiting walls
    yawning zaps`,
  seizure: `ataque ataques back bit bitten blackout blanco convuls* crisis delirando delirio delirium desmayo dts
    electrical entera entero epilep* espasmo* eyes fit fits jerked jerking lapse lengua mordio ojos orino peed
    rigid rigida rolled seized seizure seizures shaking spasm stiffened temblando tieso tongue`,
  hallucinate: `alucin* ano ants aranas bear bichos bugs buzzing caras carpet cat cats ceiling children choir clowns confused
    corner corners coro crawling creatures cucarachas curtains dead delira desorienta desvaria dog dogs donde
    duendes esquinas faces fantasma figures ghost ghosts gusanos hablando hablo hallucinat* hearing hears hormigas
    insectos insects lights luces man men month mother moviendo moving muerto music musica ninos not oigo oyendo
    pared paredes people presidente radio ratones rats room seeing sees serpientes shadows siglo snakes sombra
    sombras sparkles sparks spiders spirits squirrel susurr* talking televisor there things veo viboras viendo
    voces voices wall walls where whispering woman worms year years zumbidos`,
  cutself: `aguja aran* arde arder arranc* autolesion* bandaid bandaids bang banging bite biting bled bleed bruise burn
    burned burning burns cabezazos carve carved carving castig* chancla cicatrices cicatriz cigarette clavarme
    clavo cortada cortadas cortandome cortarme cortarse corte cortes corto coser cut cuts cutter cutter's cutting
    dano deeper dig digging dug encima erase eraser golpearme golpeo goma hacerme hago hairs headbutt herida
    heridas hervir hice hit hitting hoodie injure injured injuring injury jab jabbing knuckles lastimarme
    lastimarse lastime lastimo lesion* line lines manchas marcas marks mordi muerdo muro nails palabras pared peel
    pegarme pellizc* pelo picando picarme pick picked picking pico pinch pincho plasters poke poked pressed punch
    punched punching punetazos punish punishment punos quemaduras quemarme quemarse queme quemo rasgun* relapsed
    rip ripping ritual scabbed scabs scald scalding scar scars scratch scratched scratching self-harm selfharm sew
    sharp slice sliced slicing stains starve starving stick stripes stuck tallies tally tearing tissues tore unas
    wall words wound wounds`,
  skin: `abdomen ankle antebrazo arm arms bandage bandages bathing belly body brazo brazos breast cabeza cadera calf
    calves cara cheek cover covering covers cuello cuerpo dedo dedos face feet finger fingers fist foot forearm
    hair hand hands head hip hips hombro hoodie knee knuckles leg legs lip lips manga mangas mano manos muneca
    munecas muslo muslos nalga neck nudillos panza pecho pelo piel pierna piernas pileta pool puntadas scalp shorts
    shoulder skin sleeve sleeves stitches stomach sudadera sueter suturas sweater swim swimming tapar tapo thigh
    thighs tobillo tongue vendas wrist wrists`,
  relief: `adentro alivia alivio calla callar calm calma calmar comfort control controlar desahog* descarga descargar
    deserve easy feel hate helps inside mereci* merezco noise numb odio only outside pasa pasara penance punish
    quiet quieter release relief ritual self-hatred sentir silence soothes stop thinking volume way worked works`,
  hit: `ahorc* apreto aprieta arrastr* avent* beat beaten beating beats belt bit bite black bleeding bofetada bofetadas
    bottle broke bruise bruised bruises burning cabellos cachetada cachetazo choked chokes choking cinturon
    cinturonazo costilla costillas cuello diente dientes dragged empuja empujaba empujo escalera estrangul* eye
    fist fists fractured garganta golpea golpeaba golpeado golpeando golpear golpeo golpes golpiza grabbed grabs
    hair headbutted headlock hit hits hitting holes hospital hurts jalo jalonea jaloneo jaw kicked kicks lentes lip
    madreo madriza makeup maquillaje marks moretes moreton moretones nalgada neck paliza palizas pared patadas
    patea pateo pega pegaba pegan pegando pego pegue pelo physical pinned pisoteo plate plates platos punched
    punches punetazo puno punos pushed pushes quebrado quebrar quebro ribs rompio sangre shoved slammed slap
    slapped slapping slaps smack smacked smacking smashed spank spit squeezed stairs stomped strangled strangles
    strangling sunglasses swing swung teeth threw throat throwing thrown throws tooth torcio trompada trompadas
    twisted violence violencia violent violenta violento wall zape zarande*`,
  threat: `acosa address afraid afuera alive amenaza amenazado amenazando amenazas amenazo angry asusta asustada aterrad*
    banging blame borracho boss box breaking breaks bruises caja cameras car carcel celos celoso celular check
    checks controla controls court culpa custodia custody danger dangerous deja dejan dejarla dejarlo deport
    deporta deportan dinero direccion door drunk egg eggshells encerr* encierra encontro enojado escapa escapar
    escaparme escape escond* fault fear followed following follows footsteps found gps grita gritando gritos hid
    hide hiding huir immigration irme isolates jail jealous keys kicked kids kill knocks leave let llave llaves
    location lock locked locking locks miedo migra money mood moods obey order outside papeles papers parked
    pasaporte pasos passport pay peligro permiso permission persigue phone plata police policia porch pounding
    prison puerta quita quitar quitarme rage reads refugio regret released restraining returned revenge revisa
    revisar run safe sale salio salir scared screaming screams segura seguro shelter siguiendo spy stalk stalker
    stalking stalks take temo terrified threat threaten threatened threatening threatens trabajo tracking tracks
    trapped truck turns venganza ventana vigila violento vueltas weapon window work yell yelling yells`,
  rape: `abusa abusaba abusador abusaron abuse abused abuser abuses abusing abusiv* abuso asleep assault assaulted
    assaulting babysits babysitter bed besar beso bodies borracha boss cama clothes coach consent consentimiento
    cuarto cura debt dedo desnuda desnudo dormida drugged drunk entrenador favor finger force forced forces
    forzaron forzo fotos gift groped kiss kissed manose* molest molested molesting naked night nudes obliga
    obligaba obligo owe padrastro padrote pastor pay photo photos pictures pimp pinned priest prostitut* quiet rape
    raped rapes rent renta room ropa secret secreto sex sexo sexual sexually spiked stepdad tio toca tocaba tocarme
    toco touch touched touches touching trafficked trata uncle underwear undress undressed video viola violacion
    violar violaron violo`,
  harmother: `acuchill* afuera almohada almohadazo anger apunal* attack aventar baby blood bomb boss bully burn casa choke
    control coraje danar deserve destroy dispararle drown encontrar envenenar esperando esperandolo everyone ex
    explode explotar fantas* find follow furious golpear golpearla golpearlo hacerle hands harm hate her him house
    hurt hurting impulses intrusive ira kill landlord lastimar leccion lesson limit lose machetazo manos matarla
    matarlo merecen neighbor odio pagar partirle payback pensamientos pillow plomazo plomo poison quebrar quemar
    rabia rage revenge romperle roommate sacudir sangre school seguir shake shoot smash snap stab stepdad teach
    them thought thoughts tirar waiting window work`,
  urge: `abierta acordar acuerdo agua almost ansia ansias antoj* antro bargaining block blocks boca boliche bored
    boredom bottle calling casi cerca clenched close cobran cobre cold control convencer convince crave craves
    craving cravings deserve detour distract door drawn dreaming dreams drive esquina euphoria euphoric everyone
    extrano fantasiz* fantasy fiending fiesta fiestas friday fridge ganas helada huelo impulso impulsos itch
    itching itchy jones jonesing just knuckle knuckling llama llamando me memories merezco mirando miro miss
    moderar moderate mouth near negociando negocio nostalgia obsess* oler olor one open out pacing parked parties
    party past payday pensando pienso pour poured premio puff quincena recordando recuerdo restless reward romantic
    romanticize romanticizing route salivate salivating sip skipping small smell smelled smelling sola staring
    sueldo sueno suenos talk taste temptation tempted tentacion tentad* thinking trigger triggered triggers una uno
    urge urges vaso wanting watering white white-knuckling`,
  use: `apostar aposte app bet betting binge binged bingo blackjack bought bump caer cai casino cave caved caving
    colocado comprar compre consumi consumiendo consumir consumo cop copas delivered dos dosed downloaded drink
    drinks drogado drogar drogarme drogue drunk emborrach* fallar falle fell fumar fume gamble gambled gambling
    gamed glass had half high hits inyectarme lapse lapsed linea loaded loteria maquinita maquinitas nariz ordered
    parlay pick picked pipe poker porn porno pot purge purged raspadito recaer recai recaida recaidas recayendo
    relapse relapsed relapsing resbal* reset restart rinon savings score scratch sip sipped slip slipped slippery
    slipping slot slots smoke smoked smoking sportsbook took tragamonedas tragos tropec* unblocked up usando usar
    use used using vape vaped wagon wasted withdrew`,
  sobertime: `aa abstemia abstemio aniv aniversario anniversary anos birthday cero chip chips clean contador contando contar
    counted counter counting day-one days dias empezar ficha fichas group home key limpia limpio limpios medal
    medalla medallon meses milestone months na ninety noventa one pasos program programa racha recovery
    recuperacion reinicio reset semanas sesenta sober sobria sobriedad sobriety sobrio starts step steps streak tag
    tags treinta uno weeks years zero`,
  dealer: `amigo bato camello compa conecte connect connection contacto cuadra dboy dealer dealers diler doc feds grower
    growers guy homie homies hookup hookups jibaro link mailman man narco pharma pipeline plug plugs proveedor
    puntero punto pusheador pusher runner seller source spot supplier tienda tipo tirador trafficker trap vato
    vendedor vendor`,
  buy: `30s available ball barat* bars bitcoin bought bulk busco buy buying calidad cambio cash cashapp catalogo cheap
    clona compra comprar compro connect conseguir consigo consigue consigues cop correo cost costing costs cuanto
    cuesta cuestan deal deals deliver delivery discreet discreta discreto disponible domicilio each efectivo eighth
    encuentro entrega entregas envio envios extra farm find fire flores frescos gas get gram gramo gramos grams
    grower half hassle holding hook kit leftover legit link lista loud mail material mayoreo meet menu merca
    mercancia metro nicely number ofrezca ofrezco onza order orina ounce oz pack packed pagar pago paquete pass pay
    pedidos pickup pills points precio precios prescriptions presses pressies price prices priv privado producto
    punto quality quarter real receta recetario recetas recete receten ricas score script scripts selection sell
    selling sells ship shipping sobra sobran sobrantes sold spare stock strips subte surt* swap tabs taking test
    tested trade trades urine vale valen vende venden vender vendo venmo wholesale worth zelle zip`,
  asking: `alguien anybody anyone area around cerca city ciudad conocen contactame discreetly dm dmd dms donde escribeme
    favor hit hmu hmup holler hook inbox interesad* know knows lmk local locals mandame manden md me mensaje
    message near pasen pasenme please pls plz pm por porfa priv privado quien quienes sabe saben serious signal
    snap someone someones spot telegram text tienen town us whatsapp where who whos wickr zona zone`,
  contact: `@ add address agregame apartment apellido apellidos apt arroba avenida avenue bakery banco bank block bloque
    blue building bumble burner busca buscalo buscame busquenme cajera cajero call calle called car carro casa
    cashtag cel cell celu celular coche code colegio colonia com concejal corner correo county daughter dental
    departamento direccion discord dm dot dpto drives eagle edificio email escribeme escuela esquina ext extension
    face facebook fb fijo find follow fono full gamertag gmail google grindr guion handle home honda hotmail house
    ig insta instagram judge kik landline license line linkedin linktree live lives llama llamame llamo maestra
    mail mande manden mayor me movil name name's named nick nickname nombre number numero nurse office outing
    panaderia patente perfil phone piso placa placas plate plates practice profile psn punto reach reachable real
    school search sheriff signal silver skype snap snapchat steam store street subaru suite surname tag tattoo
    tatuaje teacher tel telefono telegram telf text tienda tiktok tinder toyota trabaja truck twitter unit user
    username usuario venmo viber vive wasap whats whatsapp wickr works wsp yahoo zip zoom`,
  insult: `aborto addicts ahogate ardida ardido asco asquero* asshat asshole attention babosa baboso baby bastard basura
    bitch boludo borrach* burden burro cabron callate cares cerdo chinga clout clown clowns cobarde coward
    crackhead crackheads creep cringe crybaby culer* cunt degenerate deserve desgraciad* dick die disgrace
    disgusted disgusting drama drogadicta drogadicto druggie dumb dumb*ss dumbass embarrassing embarrassment
    escoria estorbo estupid* excuse excuses fake fat filth filthy floja flojo forro fracasad* fraud fuck garbage
    gilipollas gross grow gtfo hdp hoe hope huevon huevona human hypocrite idiot idiota idiotas idiots imbecil
    imbeciles inutil joke junkie junkies junky kys lacra largate lazy liar llor* loser losers lowlife maldit*
    malnacido mamon mamona mantenida mantenido marihuano mentiros* mierda moral moron morons muerete muerte nobody
    nothing oxygen parasite parasito patetic* pathetic* payasa payaso pelotudo pendej* perra pig pinche pity poor
    prick pull puta puto rata rats relapse retard ridicul* rot scum selfish shame shut sickening sidosa sidoso
    sissy skank slut slutty snowflake space stfu stupid subhuman subnormal tonta tonto tramp trash trashbag tweaker
    ugly up useless vago vagos verguenza vermin waste weak weak-willed weakling weon whiny whore worth worthless
    yonqui yourself zorra`,
  group: `addict addicts adictos alcoholics arab arabs asians autistic black blacks bolivianos boomers catholics chairo
    china chink chinos christians country crazies democrats deport deported disabled down drogadictos dyke
    extranjeros fag faggot faggots fags feminazis feminists foreigners gay gays gitanos gypsies haitianos
    handicapped hombres homeless homos homosexuales illegals immigrant immigrants indians indigenas indio indios
    inmigrantes islamic jew jews joto jotos judios kike kind latina latino latinos lesbianas lesbians maricon
    maricones men mental mexicans migrantes moros mujeres muslim muslims musulmanes nacion nacos nation natives
    natives' negra negro negros nigger pais panchitos people peruanos pobres psychos queers race refugees religion
    religions republican roma rumanos sexes spic sudaca sudacas sudamericanos terf trannies tranny trans transexual
    travesti type venezolanos vieja viejas wetbacks whites women`,
  spam: `% admisiones admissions affiliate agency agenda agents ahora ahorra ahorre amarre amarres app apuestas
    ayahuasca ayurved* beachfront bets bio bitcoin blog blogspot bono bonus brujo burn buy canal capsules card casa
    cash cashback casino caster catalogo cbd center centers channel clic click clickbait clientes coach coaching
    code collagen com compra contrata contratando coupon course credit credito cripto crypto cupon cupos cure curso
    descarga descargar descuento detox dinero discount dm doctors-hate dolares download dropshipping earn ebook
    emprend* encuesta enlace enroll entrevistas envio essay euros fat financial financiera followers forex formula
    free freedom gana ganancias ganar gane garantiz* gift gig giros gofundme grasa gratis guarantee guaranteed
    gummies guru hacker hackers hiring hotel http https hurry hustle ibogaine income ingreso ingresos inscri*
    insurance inversion invest investment invierte jackpot join juice keto kilos kratom libertad likes limited
    limpia limpias link loan loans loss love luxury marketing mastermind mayoristas medicaid medium milagros*
    millionaire millonario miracle money negocio now oferta off offer onlyfans opportunity order paquetes passive
    patreon percent peso pesos picks plan plans plataforma platform podcast premio prestamo prestamos prize product
    producto productos products profit profits program promo promocion pronosticos psychic publi publicidad quema
    rapid-detox reading rebajas recruiting recruits refer referido referral register registr* rehab remote replica
    residuals resort retiro retreat rich rolex sale save secret seguidores senales seo serum shipping shop side
    sign signals site slots sneakers sorteo spell spells spins spots store subscribe substack sueldo suplemento
    supplement supplements survey taller tarot tea testimonials tienda today trabaja trading trial unete vacante
    vacantes vacations vapes venta ventas verify viajes vip visit visita webinar website weight whatsapp win winner
    won writers www youtube`,
  story: `actor actress album article articulo artist band banda banda's bible biblia biblical book cancion capitulo
    chapter character clase class concert course crime curso diario diary dies director documental documentales
    documentary ensayo ensena episode escena escuela essay ficcion fiction film game gospel history journal
    journaling juego lecture lei letra leyendo libro lyric lyrics metallica movie museum netflix news noticia novel
    novela obra paper pelicula personaje play plot podcast poem poema poet presentation project proyecto radio read
    reading record records research scene school season serie series sermon show song study taller tarea teach
    teatro tesis theater theatre thesis training trama true tv verse vi videojuego villain watched workshop zombie`,
  joke: `broma chiste comedian comedy funny goofy haha hilarious humor jajaja jk joke joking kidding laugh laughed
    laughing lmao lol meme pun reir riendo risa sarcasm silly standup xd`,
  grateful: `abrazo abrazos achievement afortunada afortunado agradec* alegria amazing amor aprendi awesome ayudo beautiful
    bendecid* better bien bienvenida bienvenido bienvenidos blessed bravo buena bueno calm celebr* cheers congrats
    congratulations contenta contento disfrut* enhorabuena enjoy excited felicidades feliz genial glad good gracias
    grateful gratitude great happy healing helped hermoso hopeful hugs improved improvement inspira inspired
    inspiring joy kudos learned lograr logre logro love lucky mejor milestone nice orgullos* peaceful progreso
    progress proud pude recovering recuperandome relieved sanando smile sonrisa stronger support supportive thank
    thankful thanks thriving tranquila welcome wonderful worked working works`,
  question: `advice alguien any anyone are between can como consejo consejos could cual cuando cuantas cuanto cuantos
    curious deberia debo diferencia difference do does donde duda es explain explicar favorite favourite hay how
    ideas is mean normal opinions prefer preferred pregunta puede puedo que question recomiendan recommend
    recommendation sabe saben should significa suggest suggestions thoughts tips what what's whats when where which
    why wonder wondering would`,
  daily: `account aeropuerto agua airport app ate bailar baile bake baking banco bank baseball basketball bici bike bills
    birthday boda book boss bread breakfast bus cafe cake caminar caminata cantar car carro casa cat cena choir
    christmas church clases class clean clima cocinar coffee comer comida computer cook cooking coro correr cuentas
    dance dentist desayuno dinero dinner dios dog dormir drawing eat equipo escuela exam examen fiesta fishing
    flight food football futbol game garden gato gimnasio god groceries grocery guitar gym haircut hike hiking
    hockey home homework horario horarios hour house iglesia impuestos internet jardin jefe job juego jugo juice
    kids knit knitting laptop laundry libro link lluvia login lunch mass meditacion meditation meeting mercado misa
    money movie music musica navidad niece ninos office oficina oracion orar pagina paint pan pancakes park parque
    partido party password pastel payday perro pesca phone pintar pizza plantas plants pray prayer rain receta
    recipe refresco rent renta ropa rosary run running schedule school settings sewing shift shifts shower singing
    sleep slept soccer soda sol sopa soup store subway summer sun supermercado surfing swim swimming tacos tarea
    tareas tax taxes te tea team tejer time trabajo traffic trafico train travel trip turno vacaciones vacation
    verano vuelo walk walked water weather website wedding weekend wifi winter work yoga zoom`,
  feel: `abandonado abandoned abrumad* aburrid* afraid angry animo ansiedad ansios* anxiety anxious arrepenti
    arrepentido arrepiento ashamed asustada asustado avergonzad* betrayed bored calm culpa culpable depresion
    depressed depression deprimid* desanimo duelo embarrassed enojad* estresad* feel feeling felt grief grieving
    guilt guilty hate hollow humiliated humillado humor hurt inquieto lonely lost miedo mood moods nervios* nervous
    odio overwhelmed panic panicked panico perdida perdido preocupad* rechazado regret rejected remordimiento
    restless sad scared sentia sentir shame siento sola solo stressed tired traicion triste verguenza worried`,
  body: `baby back barriga belly bladder blood boca body bone bones cabeza cara cesarea contracciones contractions
    cramps cuerpo embarazada embarazo espalda estomago eyes face feet garganta hands head higado hueso huesos joint
    kidney knees legs lengua liver lungs manos months mouth muscle musculo nerves ojos pains panza piel pies
    pregnancy pregnant pulmones rinon rodillas sangrado sangrando sangre semanas skin stomach throat tongue tummy
    utero weeks womb`,
  place: `alfombra alley apartamento apartment armario asiento attic balcony baneras bano barn basement bathroom bathtub
    beach bed bedroom bosque cabana cabin cajon callejon cama camion car carpet carro cava closet coche cochera
    cocina colchon corner couch counter creek cuarto cupboard departamento desert dock drawer ducha escaleras
    escalones espejo esquina estacionamiento forest garage garaje gas habitacion hotel kitchen lago lake lot
    mattress mesa mirror motel nightstand park parking patio pier pieza pileta playa porch recamara regadera
    restroom rio river rooftop room ropero sala seat shed shower sofa sotano stairs stall store tienda tina toilet
    truck tub ventana window woods`,
  voices: `angel angeles cabeza camaras cameras chip command commanding demon demonio demons devil diablo dice dicen dios
    espiritu followed god god's head hearing hears implanted messages ordena ordenan orders radio signs spirit
    spying susurra telling tells thoughts tv vigilan voces voice voices voz watching whisper`,
  lie: `act acting ashamed bien cai caida cat clumsy contado contarlo cover cuento decirle decirselo excusa excuses
    fake faking fell fine fingiendo fingir finjo gata hidden hide hides hiding knows laughed lie lied lying mascara
    mask menti mentira nadie ok okay pretend pretending promise promised sabe secret secreto sepa smile smiled tape
    told torpe tripped vecinos`,
  survive: `again alta ambulancia attempt attempted attempts bien brought carved descubrieron desperte discharged
    encontraron fail failed fallo found hospital icu intentar intente intento intentos properly proxima psych
    pumped reanim* released rescataron rescued salvaron saved sobrevivi stitched survive survived tratando trate
    tried try trying ward woke`,
}
