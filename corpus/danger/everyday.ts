// Messages of ordinary days in alarming words, and dangers in quiet ones, written to train the classifier: label, urgency, words.
// Classes: disappointment, leaving a partner or a place, medicine as prescribed, small accidents, idioms, news, the past, giving things away.

export const everyday = `
none N my mom is going to be so let down when she hears I drank
none N he's going to be disappointed in me and I know it
none N my kids are gonna be so proud of me
none N she'll be so mad when I tell her I lost the money
none N my sister is going to be upset that I missed her party
none N I'm afraid my dad will be disappointed again
none N I let my wife down and I have to tell her tonight
none N everyone at work is gonna be so surprised
none N my counselor is going to be disappointed that I skipped group
none N mi mamá se va a decepcionar cuando sepa que tomé
none N mi esposa va a estar tan decepcionada de mí
none N les fallé a mis hijos y les tengo que pedir perdón
none N siento que decepcioné a todos en el grupo
none N se va a enojar mucho cuando le cuente lo del dinero
none N should I stay with her or move out
none N I don't know whether to stay or go with this relationship
none N part of me wants to leave my wife and part of me wants to stay
none N I think I'm going to leave my boyfriend
none N not sure if I should break up with him
none N she wants me to move out by Friday
none N I left my husband last year and it was the right thing
none N we're getting divorced and splitting the furniture
none N no sé si quedarme con él o dejarlo
none N no sé si seguir con mi pareja o separarme
none N quiero irme de la casa de mis papás y rentar algo
none N pienso dejar a mi esposo, ya no nos entendemos
none N no sé si irme de esta ciudad o quedarme por el trabajo
none N me fui de su casa y estoy con mi hermana
none N should I quit this job or stick it out
none N I don't know if I should leave the meeting early or stay till the end
none N she dumped me over the phone and I'm furious
none N my girlfriend broke up with me yesterday and I cried all day
none N he ended it with a text message, three years gone
none N mi novia me dejó por mensaje y estoy enojado
none N terminamos anoche y me siento muy triste
none N I took my medicine this morning like every day
none N I take my pills every morning with breakfast
none N took my antidepressants today and the side effects are mild
none N I took my methadone dose at the clinic and went home
none N I had my buprenorphine this morning and feel okay
none N took two ibuprofen for my headache
none N I took my blood pressure pill late today
none N I took my vitamins and went for a run
none N my doctor put me on naltrexone and I took the first one today
none N she takes her meds every night before bed
none N I took my sleeping pill the way the doctor told me and slept eight hours
none N tomé mi pastilla de la presión en la mañana
none N ya me tomé mi medicamento de hoy
none N tomo mi medicina todos los días como dice el doctor
none N me tomé la dosis de hoy en la clínica y me fui a trabajar
none N tomé dos aspirinas para el dolor de cabeza
none N me tomo mis antidepresivos cada noche
none N mi mamá se tomó su pastilla y ya está dormida, todo bien
none N hoy tomé mis vitaminas y desayuné bien
none N I cut my chin shaving and bled on my shirt
none N nicked myself with the razor before work, looked ridiculous
none N I cut my thumb opening a can, two stitches, all good
none N burned my hand on the stove making dinner
none N I cut my own hair and it looks terrible
none N me corté rasurándome y llegué tarde
none N me corté el dedo picando cebolla
none N me quemé con el comal haciendo tortillas
none N I scraped my knee running with the dog
none N I donated my old clothes and books to the church
none N gave my drinking glasses away to the thrift store
none N I gave away the old couch before the move
none N cleaning out the closet and giving stuff away feels good
none N regalé la ropa que ya no me queda
none N doné los juguetes de mis hijos porque ya crecieron
none N packing up and leaving this apartment tomorrow, new start
none N last day at my job, said goodbye to everyone with cake
none N we're moving next week and I said goodbye to the neighbors
none N mañana me mudo a otra ciudad y me despedí de mis vecinos
none N hoy fue mi último día en la clínica, me despedí de todos con abrazos
none N me despido de mi cuarto de siempre, mañana entrego las llaves del departamento
none N adiós a mi casa vieja, hola a la nueva
none N he has a hunting license and keeps the rifles in a safe at his dad's
none N my uncle goes deer hunting every fall
none N my grandpa taught me to shoot cans on the farm when I was a kid
none N my neighbor has a gun permit and works security
none N mi tío es cazador y tiene permiso de armas
none N I can't breathe when I have to speak in front of people, I get so nervous
none N I couldn't breathe from laughing so hard
none N this mask makes it hard to breathe at work
none N my chest gets tight before exams, my doctor says it's nerves
none N me falta el aire de los nervios cuando hablo en público
none N my boss will kill me if I'm late again
none N my wife is going to kill me when she sees the bill
none N I could strangle the guy who invented Monday mornings
none N these shoes are killing me
none N I'd die for a slice of that pizza
none N I died of embarrassment at karaoke
none N that episode killed me, so funny
none N I'm dying to see my grandkids
none N mi jefe me va a matar si llego tarde otra vez
none N me muero de ganas de ver a mis hijos
none N casi me muero de la risa
none N me muero de sueño
none N me mata la espalda
none N the traffic makes me want to scream
none N I watched a documentary about overdoses and it was hard to see
none N there was a shooting on the news and I turned the tv off
none N a singer I like died by suicide and everyone is talking about it
none N the book is about a man who wants to die and finds a reason to live
none N en las noticias hablaron de un suicidio y apagué la tele
none N vi una serie donde la chica se mata y me dejó triste
none N my kid asked what an overdose is after health class
none N my cousin overdosed years ago and now he runs marathons
none N I lost my best friend to fentanyl three years ago, today I light a candle
none N my dad drank himself to death when I was twelve
none N mi hermano murió de sobredosis en 2015 y hoy le llevo flores
none N mi abuelo falleció el mes pasado, estuvimos todos con él
none N I used to wish I was dead, and now I coach little league
none N ten years ago I was suicidal, today I have a garden and a grandson
none N antes quería morirme y ahora doy gracias por cada mañana
none N she won't wake up before noon on weekends, typical teenager
none N he fell asleep in front of the game again
none N my baby finally sleeps through the night
none N mi hijo no se quiere despertar para ir a la escuela
none N he hit the ball over the fence and we all cheered
none N we fought about dishes and then we laughed
none N she slammed the door because I took her phone away, she's fourteen
none N I yelled and I'm not proud of it, I said sorry
none N I'm done for today, see you tomorrow
none N I'm so done with this week
none N I can't take my neighbor's music anymore
none N I've had it with my coworker, he steals my lunch
none N ya no aguanto a mi vecino con su música
none N ya no puedo con tanta tarea de la escuela
none N estoy harto del tráfico
none N I'm exhausted, three double shifts in a row
none N I want to hide under the covers all weekend
none N quiero desaparecer un fin de semana en la playa
none N should I report her to the police for stealing from me
none N can I call the cops if my ex won't give my things back
none N la policía me paró por ir rápido y me dio una multa
none N threw away my leftover pills at the pharmacy box
none N I flushed the whole stash and blocked his number
none N tiré todas las pastillas que me sobraban
none N needle at the dentist scared me more than anything
none N they put me to sleep for my surgery and I woke up fine
suicide H I put letters in a drawer for each of the kids, one day they'll get why
suicide H wrote my goodbye letters today, they'll understand later
suicide E my letters are written and I'm not going to be here in the morning
suicide H escribí una carta para mis hijos, algún día me van a entender
suicide H dejé cartas para todos, ya entenderán
suicide H she'll be disappointed but at least she won't have to deal with me ever again
suicide H they'd be sad for a week and then relieved I'm gone
suicide H I don't know if I should stay in this world or go
suicide H no sé si seguir en este mundo o irme ya
suicide H gave my guitar and my cat away because I won't need them
suicide E regalé mis cosas, esta noche me voy para siempre
suicide E took all my meds out of the box and I'm going to swallow them tonight
suicide H today I say goodbye to everything, I won't be around
suicide H hoy me despido de todos, ya no voy a estar
self_harm H I cut myself in the shower again and hid it
self_harm H cut my arm with the razor because I hate myself
self_harm H me corté los brazos con el rastrillo y no se lo dije a nadie
overdose_medical E I took all of this month's medicine this morning
overdose_medical E took my whole bottle of suboxone strips and I can't keep my eyes open
overdose_medical E me tomé toda mi medicina del mes de una vez
overdose_medical E tomé mi medicina y luego más y más y ya perdí la cuenta, me siento mal
overdose_medical E she won't wake up and she took something, I shook her and nothing
overdose_medical E can't breathe right after smoking and my chest is crushing
violence_abuse E he said he will kill me if I ever leave him
violence_abuse E she told me she'd kill me and the kids if I go
violence_abuse H he says nobody will find me if I walk out
violence_abuse H he threatens to shoot me whenever I talk about leaving
violence_abuse E me dijo que me mata si lo dejo
violence_abuse H dice que me va a matar si me voy con los niños
violence_abuse H I want to leave my husband but he has a gun and he's told me what he would do
violence_abuse H I'm scared to leave because he hits me worse when I try
violence_abuse H me da miedo dejarlo porque la última vez me golpeó
suicide H my daughter wrote online that she wants to end it
suicide H my brother keeps saying he wants to end it all and I don't know what to do
suicide H my friend sent me a goodbye text and now her phone is off
suicide H mi hijo escribió que quiere acabar con todo
suicide H mi hermana me mandó un mensaje de despedida
suicide H my roommate said she won't be here next week and gave me her keys
suicide H I keep thinking the kids would do better with someone else, permanently
suicide H if I just didn't wake up it would solve everything
suicide H I drive home and think how easy it'd be to let go of the wheel
suicide H there's a bridge on my way to work and lately I slow down there
suicide H I don't see myself in any future, not next month, not next week
suicide H I looked up how long it takes
suicide H nothing to live for since she left, I mean nothing
suicide H I've stopped paying bills because I don't plan to be around
suicide H I'm done fighting, let it take me
suicide E I have what I need in the car and I know the place
suicide E after midnight it'll be over and nobody has to worry anymore
suicide E I'm on the roof and it's quiet up here
suicide H ya no le veo caso a seguir, de verdad
suicide H mis hijos estarían mejor con su abuela y sin mí
suicide H si no despertara mañana sería un descanso para todos
suicide H estoy cansado de vivir, no de trabajar, de vivir
suicide H ya arreglé mis papeles y le dejé todo a mi hermano
suicide E esta noche se acaba todo, ya tengo lo que necesito
suicide E estoy en la azotea y no le veo sentido a bajar por las escaleras
suicide H antes de irme para siempre quería darles las gracias
self_harm H I hold the lighter to my arm until I calm down
self_harm H new marks on my thighs, I wear long shorts so no one asks
self_harm H I punch the wall till my knuckles bleed because I deserve it
self_harm H me quemo con el cigarro cuando siento demasiado
self_harm H otra vez tengo marcas en las piernas y uso pantalón largo
overdose_medical E he snorted something and now he's gurgling and I can't get him up
overdose_medical E his skin is grey and he takes a breath only now and then
overdose_medical E she took her grandma's patches and is limp
overdose_medical E I mixed the benzos with beer and I keep blacking out
overdose_medical E I did a line and my heart is skipping and my arm is numb
overdose_medical E está morado y ronca raro, se inyectó hace rato
overdose_medical E tomé muchas de las de dormir y ya no siento las manos
overdose_medical E mi amigo fumó algo y no se levanta aunque le grito
overdose_medical H I'm going to use in my car by myself like before prison
overdose_medical H first time since detox, going with what I used to do
overdose_medical H voy a consumir yo solo en el baño, lo de siempre
withdrawal_danger E day two without vodka and there are spiders on my ceiling
withdrawal_danger E my husband quit drinking on Sunday and he just had a seizure
withdrawal_danger E dejé las benzos de golpe y me dio una convulsión
withdrawal_danger E llevo dos días sin beber y veo gente que no está
withdrawal_danger H I drink a fifth a day and I'm quitting tomorrow, just like that
withdrawal_danger H tomo desde la mañana y mañana lo dejo yo solo en casa
withdrawal_danger H I get the shakes and sweats every morning until I drink
violence_abuse H he locks me in and takes my phone when he goes to work
violence_abuse H my stepfather touches me when my mom is out
violence_abuse H she throws things at me when she's drunk and last night it was a knife
violence_abuse E he had his hands on my neck and I saw black
violence_abuse E he's outside my door with a bat
violence_abuse E I'm going to stab him when he comes home
violence_abuse H mi padrastro me toca cuando mi mamá trabaja
violence_abuse H me encierra y me quita el teléfono
violence_abuse E me apretó el cuello hasta que vi negro
violence_abuse E está afuera de mi casa con un machete
none N he'll be sad when I tell him I'm changing schools
none N my dad will be so sad when I tell him about the divorce
none N my grandson doesn't want me to go home, he cries
none N the baby cries all night and I need a break for a minute
none N my newborn won't stop crying and I need someone to take a turn
none N I'm so tired, the baby is teething
none N we're getting a divorce and I'm afraid about the rent
none N tengo miedo de no poder pagar la renta después del divorcio
none N me da miedo quedarme sin trabajo
none N we had a break-in and now I check the locks twice
none N I'm sorting my late father's things and giving his tools to his friends
none N going through my mother's closet after the funeral was hard
none N what if the cravings never stop
none N what if I can't ever drink normally again
none N will I always want it
none N what if this feeling never goes away
none N y si nunca se me quitan las ganas
none N this drink was my last one, I swear
none N mañana es mi última copa, ya quedé con mi padrino
none N he used to beat us when I was little and now he's old and I visit
none N my ex used to hit me, I got out six years ago
none N there's no point in arguing with her
none N no tiene caso discutir con él
none N what happens to your lungs after you quit
none N what happens in my body when I stop drinking coffee
none N I want to disappear into a good book
none N my grandma broke her hip and she's in rehab, the physical kind
none N my grandpa fell in the shower but he's fine
none N I don't want to let my daughter down again
none N no quiero volver a fallarle a mi hija
suicide H the pills are in a row on the table and I look at them
suicide H goodbye and thank you, I won't be needing any of this
suicide H adiós, gracias por todo, ya no voy a necesitar esto
suicide H just let me die already
suicide E I sent my mom one last I love you and turned the phone off
suicide H how long would it take if I cut deep enough
suicide H they would get over it in a month
suicide H se les pasaría en un mes si yo me fuera
suicide H something whispers that I should do it
suicide H nothing matters anymore because I made up my mind
overdose_medical H needle ready in the bathroom and nobody knows I'm here
overdose_medical H I'm alone in a motel about to shoot up after months
overdose_medical H estoy solo en un motel a punto de inyectarme después de meses
violence_abuse E ayuda, me tiene encerrada y no me deja salir
violence_abuse E help me he locked the door and won't let me out
suicide H just kill me
suicide H kill me please, I mean it
suicide H I have the plan and the date
none N kill me, my inlaws are staying all week
none N what if I never stop wanting to drink
none N I'm afraid I'll always want it
none N my toddler put a coin in his nose and the nurse got it out
none N we argue about money and we both get loud, then we make up
none N necesito salir de esta casa, llevamos tres días de lluvia
none N I need to get out of the house, cabin fever
none N I can't take it anymore, the upstairs neighbors are dancing again
relapse_urge N someone left beer in my fridge and I keep looking at it
relapse_urge N there's wine on the counter from my sister's party
relapse_urge N my roommate's vodka is in the freezer and I want some
relapse_urge N hay una botella en la cocina que dejó mi cuñado
relapse_urge N mi compañero dejó cervezas en el refri
sourcing_or_selling N dónde pillo costo por el centro
sourcing_or_selling N sabéis dónde se puede pillar hachís en Valencia
none N si alguien quiere platicar, aquí ando, escríbanme
none N quien quiera rezar conmigo, me avisa
sourcing_or_selling N dónde puedo pillar maría
none N my baby has colic and cries for hours, I need five minutes to myself
none N since the break-in I sleep with a lamp on
`
