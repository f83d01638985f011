// Messages written by hand to measure the detector: danger to life. E emergency, H high, N normal.

export const suicide = `
E I'm going to end my life tonight
E i bought the rope on saturday. it's in the trunk
E I've written letters to each of my kids. They're in the drawer.
E sitting in my car at the overpass trying to get up the nerve
E I counted my pills, there's enough
E goodbye everyone, you were all so kind to me
E by the time anyone reads this it will be done
E the gun is on the table in front of me and i keep looking at it
E gonna jump. don't bother replying
E I tried to hang myself an hour ago and the beam broke
E I took the safety off and put it back on three times today
E im gonna kms as soon as my mom leaves for work
E i know how and i know when. friday after everyone is asleep
E My best friend just texted me goodbye and said he has a gun, what do I do
E my daughter locked herself in the bathroom and says she's going to cut her wrists
E I saved up two months of my sleeping meds and tonight I'm taking all of them
E This is my last post. Please tell Maya I loved her.
E voices keep telling me to step in front of the train
E garage is closed, engine's running
E I have a plan and I have the means and I don't want to be talked out of it
E standing on the roof of my building right now
E i don't plan on waking up tomorrow
E I'm not going to be here next week so it doesn't matter
E one more hit, a big one, and then I'm gone for good
E tonight is the night. I'm finally at peace with it
E I'll be with my son again soon. He died two years ago and I can't wait any longer
E i loaded the gun then i called my ex and she hung up
E ive already said my goodbyes, nobody noticed
E my brother posted that he wont be around tomorrow and gave his dog to our neighbor
E I drove to the bridge. I'm on the wrong side of the railing
E just swallowed everything in the cabinet because I want to die
E going to crash my truck into a wall on the way home
E i'm gonna blow my brains out i swear to god
E I cut my wrists but it wasn't deep enough, trying again
E she says she has a blade and isn't scared anymore. shes 16
E I set a date. After my son's graduation.
E S U I C I D E is the only thing left and im doing it 2nite
E gonna od on purpose tonight, got enough fent to drop a horse
E nobody can stop me now, the note is on the kitchen counter
E I'm writing this with the noose already tied
E Voy a matarme esta noche
E ya tengo las pastillas en la mano
E estoy parada en el puente y no hay nadie
E adios a todos, gracias por haberme leido
E Ya escribí la carta para mis hijos
E me voy a colgar cuando se vayan a dormir
E Mi hermano tiene una pistola y dice que se va a disparar
E mañana ya no voy a estar aquí
E hoy se acaba todo para mí
E compre la soga ayer
E cuando lean esto ya será tarde
E me quiero aventar al metro ahorita
E junté todas mis pastillas de la presión y me las voy a tomar
E mi amiga se despidió de mí por mensaje y no contesta, dijo que se iba a quitar la vida
E las voces me dicen que me tire por la ventana
E estoy en la azotea, solo falta un paso
E esta es mi última noche, cuiden a mi gato por favor
E intenté ahorcarme ayer y nadie lo sabe
E decidí que el viernes termino con mi vida
E tengo el arma cargada al lado mío
H I don't want to be alive anymore
H everyone would be better off if I just disappeared
H I wish I could fall asleep and never wake up
H I keep thinking about dying
H Some nights I pray god just takes me
H what's the point in living if it always ends up like this
H I'm a burden to everyone who loves me
H been having suicidal thoughts since the relapse
H my kids deserve a mother who isn't me, they'd be happier if I was gone
H if a bus hit me tomorrow I'd be fine with it
H gave my guitar and my records to my nephew, I won't need them
H I found a good home for my cat. She'll be safe now.
H nobody would even notice if I died
H I'm so tired of being alive
H Asking for a friend: what's a painless way to go?
H I lied to my therapist. I told her I wasn't thinking about it. I am.
H I'm not safe by myself tonight
H i don't trust myself to be alone with my meds
H can't see any future for me at all
H life isnt worth it. not like this
H I should have died in that overdose
H wish they hadn't brought me back with the narcan
H I wish I had never been born
H death sounds so peaceful right now
H I just want to stop existing
H My roommate keeps saying he wants to die and I dont know what to say
H my sponsee told me she's thinking of ending it
H there's only one way out of this pain
H i dont wanna be here no more
H every day i think about driving off the road
H I have no reason to get up and no reason to keep going on
H How many Tylenol does it take to kill a person?
H I'd rather be dead than go back to prison
H honestly I think I'm done with this world
H I'm not joking when I say I'd be happier dead
H sometimes i stand on the platform a bit too close to the edge and think about it
H i miss my mom. i just want to be where she is
H I put my affairs in order this week, feels calm
H soon none of you will have to worry about me
H the world doesn't need me in it
H everyone says it gets better but i dont want to stick around to find out
H im sooooo done w life fr
H the only thing keeping me here is my dog
H no one would come to my funeral
H ya no quiero seguir viviendo
H ojalá no despertara mañana
H mi familia estaría mejor sin mí
H soy una carga para todos
H quisiera dormirme y no despertar nunca
H no le encuentro sentido a la vida
H ya no tengo ganas de vivir
H pienso en la muerte todos los dias
H nadie me va a extrañar cuando me muera
H regalé todas mis cosas, ya no las voy a necesitar
H me quiero morir, no aguanto este dolor
H estoy cansada de vivir así
H a veces pienso en tirarme a las vías
H no me siento seguro solo esta noche
H desearía no haber nacido
H mi esposo dice que se quiere morir desde que perdió el trabajo
H para que sigo aqui si a nadie le importo
H no quiero estar en este mundo
H la única salida que veo es la muerte
H tengo pensamientos suicidas otra vez
H le menti a mi padrino, le dije que estaba bien pero quiero morirme
H todos estarían más tranquilos si yo no existiera
H hubiera sido mejor que me muriera en esa sobredosis
N I'm not going to hurt myself or anything but I do think about dying sometimes
N No voy a matarme, solo estoy muy cansado
N I'm not suicidal but I wouldn't care if I didn't wake up
N I won't kill myself, I promised my wife, but the thoughts come
N hace meses quise quitarme la vida y me da miedo que vuelva
`

export const overdose = `
E he's blue and he won't wake up please help
E I think I took too many of my pills
E my girlfriend shot up and now shes not breathing
E took about 30 klonopin an hour ago and i feel weird
E my toddler got into my suboxone strips
E gave him two narcans and he's still out
E He is snoring really strange and I can't wake him up
E i cant feel my left arm and my chest is tight after that line
E she drank a whole bottle of vodka and took xanax and now she's cold and limp
E friend is foaming at the mouth what do i do
E his lips are purple
E i think im overdosing
E She's having a seizure after smoking something
E I swallowed bleach
E my heart wont stop pounding i did way too much coke
E accidentally took my methadone dose twice and im nodding off, scared to sleep
E my husband collapsed in the bathroom and theres a needle
E mom took all her heart pills, she's barely awake
E he stopped breathing for a second then started again, gurgling sound
E mixed oxys with wine and I can barely breathe
E i threw up blood twice tonight
E My son ate an edible, he's 3, he's really sleepy
E can someone tell me how long after fentanyl someone can still stop breathing, he's on my floor unresponsive
E no pulse i cant find a pulse
E I ate a whole box of paracetamol last night and now my stomach hurts so much
E face is drooping on one side and his words are slurred
E took a handful of tylenol pm, should I be worried?
E dude next to me at the park is grey and wont respond
E i shot what i used to before rehab and everything is going black
E my baby swallowed one of my oxycodone
E hes turning blue omg
E drank hand sanitizer because i couldnt get booze and now my vision is blurry
E she fell out and we dont have any narcan
E I overdosed this morning, they revived me, I left the hospital and feel really sleepy again
E downed 20 benadryl and im seeing spiders
E took 40 of my antidepressants
E passed out in the tub and he wont come to
E chest pain and sweating like crazy after smoking meth
E wont wkae up!! breathng weird
E there's froth coming out of her mouth
E mi hermano no despierta, se metió heroína
E creo que me tomé demasiadas pastillas
E no está respirando ayuda
E tiene los labios azules
E mi hijo de dos años se tragó una pastilla de metadona
E se tomó todo el frasco de clonazepam
E le di naloxona y no reacciona
E me duele mucho el pecho después de la coca
E está convulsionando en el piso
E estoy vomitando sangre
E mi amiga está inconsciente, tomó vodka con pastillas
E le sale espuma de la boca
E me inyecté y no puedo respirar bien
E tomé 25 rivotriles hace una hora
E mi papá se desmayó después de consumir y está morado
E creo que es una sobredosis
E se tomó veneno para ratas
E ronca muy raro y no logro despertarlo
E la niña se comió mis gomitas de marihuana y no se despierta
E mezclé alcohol con tramadol y siento que me voy
E me trague dos cajas de paracetamol
E mi novio esta frio y no responde
E bebí cloro
H I used alone last night and woke up on the floor. First time in months, dose hit way harder
H took double my lyrica by accident
H heart skipping beats since the adderall yesterday
H tome el doble de mi dosis por error
`

export const withdrawal = `
E day 3 without alcohol and I'm seeing bugs on the wall
E I quit benzos cold turkey and had a seizure this morning
E stopped drinking yesterday. my hands shake so hard i cant hold a cup and im hearing voices
E my dad stopped drinking and now he doesn't know where he is
E 48 hours off vodka, heart is racing and i have a fever
E coming off xanax, had two seizures
E husband detoxing on the couch, he's talking to people who arent there
E ran out of klonopin four days ago. body jerking, confused, can't stop sweating
E think my wife has the DTs
E im pregnant and out of methadone, throwing up all day
E quit ghb 12 hours ago, hallucinating, cant sleep
E last drink was sunday, shadows moving in the corners of the room
E delirium tremens? he's shaking and fighting people that aren't there
E stopped my phenobarbital and blacked out in the shower
E cant keep any water down, third day of heroin withdrawal, so dizzy i fell
E my uncle quit booze 2 days ago and had a convulsion
E no drink since friday and there r spiders on the ceiling i know theyre not real but
E dejé de beber hace dos días y veo arañas
E mi papá dejó el alcohol y está delirando
E dejé el rivotril de golpe y convulsioné
E tres días sin tomar, tiemblo mucho y oigo voces
E llevo dos días sin alcohol, tengo fiebre y el corazón a mil
E estoy embarazada y tengo síndrome de abstinencia
E mi esposo está en abstinencia y no sabe dónde está
E deje el clonazepam hace 3 dias y estoy confundida, no se que dia es
E sin beber desde el lunes y me dio una convulsión
H I'm going to detox from alcohol by myself this weekend, any tips?
H shaking and sweating, haven't had a drink since yesterday
H I drink a fifth a day and I'm quitting cold turkey tomorrow
H dope sick and it's only day one. puking nonstop
H been on xanax for 6 years and I flushed them all last night
H kicking heroin at home, my legs won't stop and I want to crawl out of my skin
H my doctor cut off my klonopin and I'm losing it, tremors all day
H wake up with the shakes every morning until I have a beer
H tremors since I quit booze on tuesday
H the withdrawals are killing me
H skipped my methadone for two days and feel like death
H 24 hrs clean off fent, sweats, chills, can't stop vomiting
H how do i taper off vodka at home alone
H Ive been sweating through the sheets since i stopped drinking
H can I just stop my valium? I've taken it daily for years
H hands shake unless i drink
H in full withdrawal and cant get into detox until thursday
H going through benzo withdrawal and my anxiety is insane
H day 2 no suboxone. restless legs, no sleep, diarrhea
H quitting alcohol on my own, two bottles of wine a day for ten years, is it dangerous to do it at home?
H estoy temblando, no he tomado desde ayer
H quiero dejar el alcohol de golpe, tomo una botella diaria
H el mono me está matando, tercer dia sin heroina
H dejé las benzos y no puedo dormir, sudo toda la noche
H tengo la malilla horrible
H llevo 24 horas sin metadona y vomito todo
H me tiemblan las manos si no bebo
H voy a desintoxicarme solo en casa
H se me acabó el clonazepam hace dos dias y tiemblo
H la abstinencia está muy fuerte, escalofríos y calambres
H mi mamá dejó de tomar ayer y está sudando y temblando
H puedo dejar el tafil de un día para otro? llevo años
`

export const selfHarm = `
E I cut too deep and it won't stop bleeding
E blood everywhere, i used the razor on my arm and its not stopping
E cut my thigh and i can see the fat, what do i do
E me corté y no para de sangrar
E me hice un corte muy profundo en el brazo
H I've been cutting again
H relapsed on cutting last night after 8 months
H i hurt myself when i cant use
H the urge to cut is so strong right now
H I burn myself with a lighter so I don't drink
H want to slice my arms open
H i hit my head on the wall until it goes quiet
H I scratched my legs until they bled
H there are fresh cuts on my daughter's arms
H self harm is the only thing that helps since I got sober
H I took apart my razor again
H punching myself in the face whenever i think of him
H wearing long sleeves in july so nobody sees my arms
H my friend carves words into her skin
H I need to feel pain. I need to bleed.
H sh urges are killing me tonight
H I don't want to die i just want to cut
H put out a cigarette on my arm
H i deserve to be hurt so i do it myself
H been digging my nails into my arms till they bleed
H c u t t i n g again. hate it
H cutting is how i cope now that i dont drink
H I stabbed my leg with a fork, I was so angry at myself
H bit myself so hard it left marks
H I keep picking at my skin with tweezers till it bleeds, can't stop
H my hands go straight to the blade when the craving comes
H swapped drinking for cutting
H i starve myself as punishment
H bashed my hand with a hammer on purpose
H thinking about cutting again
H pulled out chunks of my hair tonight, needed the pain
H do you guys also self-injure? just me?
H me corto cuando siento ansiedad
H volví a cortarme anoche
H tengo ganas de hacerme daño
H me quemo con el cigarro para no consumir
H me golpeo la cabeza contra la pared
H mi hija se corta los brazos
H necesito cortarme para sentir algo
H tengo cortes en las piernas y los escondo
H me lastimo a mí misma cuando discutimos
H la navaja es lo unico que me calma
H me arañé los brazos hasta sangrar
H recaí en las autolesiones
H me estoy lastimando otra vez
H quiero hacerme cortes en los muslos
H me muerdo hasta dejarme marcas
H me hice daño anoche
H me pego a mi mismo cuando fallo
H no quiero morir, solo quiero cortarme
H me clavo las uñas hasta sacarme sangre
H mi hermana se autolesiona y no sé qué hacer
`

export const violence = `
E he's outside my door with a knife
E My boyfriend choked me until I saw stars
E he said if I leave he'll kill me and the kids
E hiding in the bathroom, he's drunk and kicking the door
E I'm going to kill him when he gets home
E i swear im going to shoot that dealer for what he did
E my ex has a gun and he's on his way here
E I got raped last night at a party
E he's hitting my mom right now
E I shook my baby. I'm scared I hurt him.
E i keep thinking about stabbing my stepdad
E she pointed a gun at me and laughed
E voices tell me to hurt my roommate
E he strangled me on sunday and my throat still hurts
E my husband is beating me please
E gonna burn his house down with him in it
E he put his hands around my neck
E tonight I'm making sure she never hurts anyone again. i have the bat in my car
E im scared he's going to kill me
E someone broke in and attacked me an hour ago
E my son is threatening us with a machete
E mi marido me está golpeando
E me ahorcó anoche y no puedo tragar
E dice que me va a matar si lo dejo
E estoy encerrada en el baño, él está borracho afuera
E lo voy a matar cuando lo vea
E mi ex tiene un cuchillo y está en la puerta
E me violaron anoche
E me apretó el cuello hasta que me desmayé
E tengo ganas de apuñalar a mi padrastro
E tengo miedo de que me mate esta noche
E mi papá le está pegando a mi mamá ahora mismo
H my husband hits me when he drinks
H dad punched me again yesterday
H she throws things at me and slaps me
H I'm being abused and I can't leave
H my uncle touches me at night
H he broke my phone and my wrist
H I have bruises all over from him
H My partner controls my money and won't let me leave the house
H my boyfriend forces me to have sex when im high
H I'm afraid to go home because of my stepfather
H they beat me up in the sober house
H he follows me to meetings and waits by my car
H I hit my wife last night. I'm ashamed.
H I was molested by my coach and i use to forget it
H my neighbor beats his kids, I hear it through the wall
H there are marks on my nephew and he flinches when you touch him
H he grabbed me by the hair and dragged me down the hall
H my mom burns me with her cigarettes
H pimp takes all my money and keeps me high so i wont run
H I left an abusive husband two days ago and he keeps finding me
H she spit on me and shoved me down the stairs
H i lost it and slapped my son across the face
H my girlfriend punches me when shes drunk. nobody believes men
H he locks me in the room when he goes to score
H how do i get out safely, he's violent
H the manager at the halfway house makes girls sleep with him for rent
H my brother gets violent when he's on meth, he shoved mom yesterday
H mi esposo me pega cuando toma
H mi novio me empujó contra la pared
H mi padrastro me toca por las noches
H sufro violencia doméstica
H mi pareja me encierra y no me deja salir
H mi papá nos golpea a mí y a mi hermano
H me da miedo llegar a mi casa, se pone violento
H me obliga a tener relaciones cuando está drogado
H le pegué a mi hijo y me siento horrible
H mi ex me persigue y me amenaza
H la vecina maltrata a sus niños
H me dejó el ojo morado
H mi mamá me golpea con un cable
H abusaron de mí cuando estaba borracha el sábado
H mi hermano golpeó a mi mamá porque no le dio dinero para drogas
H tengo moretones por todo el cuerpo, fue mi novio
`
