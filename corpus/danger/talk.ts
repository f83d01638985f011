// Lines from the middle of talks, written to train the classifier: label, urgency, words.
// Classes: corrections, parents of teenagers, grief, medicine questions, bodies in recovery, what others said, custody, and the quiet dangers beside them.

export const talk = `
none N that's not what I meant, I'm the one who does the shouting
none N no, you got it backwards, I'm the one who drinks
none N you misunderstood, I was talking about my brother
none N no I didn't mean it that way, I just meant I'm worn out
none N not like that, I only meant I'm sick of the job
none N I said tired, not the other thing
none N wrong person, he's my sponsor and he's kind to me
none N no one's hurting me, she only raises her voice
none N I start most of the fights, to be honest
none N she never touched me, we just yell
none N it's me who yells, he walks out to the porch
none N I mean I'm done with the meeting format
none N I was exaggerating, it's just been a long day
none N I meant the other kind of dead, like tired
none N no me entendiste, la que grita soy yo
none N no, al revés, yo soy el que empieza las peleas
none N no quise decir eso, solo estoy harto del trabajo
none N me refería a mi hermano, no a mí
none N digo cansado de la chamba, nada más
none N nadie me pega, solo discutimos por dinero
none N exageré, fue un día pesado y ya
none N my son is 17 and he's been vaping in the garage
none N I found a weed pen in my daughter's jacket and she's 15
none N my fourteen year old came home smelling like beer
none N caught my teenager with edibles, what do I say to him
none N my stepson is sixteen and he smokes pot before school
none N she's 13 and I found cigarettes under her mattress
none N how do I talk to my teen about drinking at parties
none N my kid won't tell me where he was on Friday night
none N my daughter slams doors since I got back from rehab
none N mi hijo de 15 fuma mota y no me hace caso
none N le encontré un vape a mi hija de catorce
none N mi hijo tiene 17 y toma con sus amigos los fines de semana
none N mi nieto de dieciséis anda fumando hierba, qué le digo
none N mi hija adolescente ya no quiere hablar conmigo
none N cómo hablo con mi hijo de las drogas sin pelear
none N my best friend overdosed two years ago and I still text her number
none N people say my dad is in a better place and it makes me mad
none N my cousin died in April and I can't listen to his music
none N I still have her sweater, it smells like her
none N today would have been his thirtieth birthday, I lit a candle
none N I talk to my brother's picture before I go to work
none N we buried my mom last month and I stayed sober through it
none N grandpa is in hospice and we sit with him every evening
none N my sponsor passed away and the group planted a tree
none N the vet put my dog down yesterday and I can't stop crying
none N le hablo a mi mamá que está en el cielo y me siento mejor
none N mi hermano murió de sobredosis y hoy le prendí una vela
none N extraño a mi papá, guardo su sombrero en mi cuarto
none N hoy es el aniversario de mi amigo y fuimos al panteón
none N mi perro murió y la casa está muy callada
none N I took my antabuse and I'm worried about cooking wine
none N I'm on disulfiram, is mouthwash a problem
none N does naltrexone make you sleepy, I start tomorrow
none N my doctor lowered my methadone a little and I'm nervous
none N can I take cold medicine with suboxone, I have the flu
none N the dentist offered me pain pills and I said no
none N I took my gabapentin with breakfast, is that okay
none N I had leftover pills after surgery and want to drop them off somewhere
none N where do I throw away old pills safely
none N does lexapro make you sweat at night
none N they gave me a shot of vivitrol today, my arm is sore
none N puedo tomar antigripal si tomo metadona
none N empecé naltrexona ayer y me da un poco de náusea
none N dónde tiro las pastillas que sobraron de la operación
none N el doctor me cambió la pastilla y duermo mejor
none N my head hurts, probably no coffee this morning
none N caffeine headaches are the worst, day two
none N day five without cigarettes and I'm snapping at everyone
none N quit vaping last week and I'm eating everything in sight
none N I can't get hard since I quit and it's embarrassing
none N no sex drive since I got sober, is that normal
none N desde que dejé de tomar no se me para, qué pena
none N no tengo ganas de sexo desde que dejé la coca
none N me duele la cabeza porque no he tomado café
none N dejé el cigarro y traigo un humor de perros
none N I get a runny nose and yawn a lot, probably just allergies
none N I have a cold and it reminds me of kicking, but it's just a cold
none N missing him feels like coming off something
none N not texting her is like detox, I keep reaching for the phone
none N breaking up is worse than quitting smoking
none N my stomach hurts from ibuprofen, my back is a mess
none N my skin itches, day nine, otherwise I'm all right
none N I'm past the worst of it, just restless legs now
none N threw up this morning, it's the pregnancy, we're happy
none N liver enzymes came down, doctor is happy
none N my friend said he wanted to die back in detox and now he runs the group
none N someone in the meeting talked about his attempt and he's doing great now
none N my roommate used to say he wanted to die and now he laughs all day
none N in the show she overdoses and I had to turn it off
none N my uncle killed himself when I was little and nobody talks about it
none N I tried to take my life years ago and today I'm grateful I'm here
none N I was in a dark place in my twenties, now I grow tomatoes
none N I'm not there anymore, I have people now
none N that was the old me, I have a job and a cat now
none N un compañero contó que se quiso matar hace años y hoy está feliz
none N en la serie se muere de sobredosis y tuve que apagarla
none N hace años quise morirme, hoy tengo una nieta y soy feliz
none N my ex is taking me to court over custody
none N her lawyer says I'll lose the kids if I relapse
none N he threatens to call his lawyer every week
none N cps came by and said everything looks good
none N mi ex dice que me va a quitar a los niños en el juzgado
none N el abogado de mi ex me mandó otra carta
none N me amenaza con demandarme por la pensión
none N I hurt her feelings and I don't know how to fix it
none N I said cruel things to her when I was drinking
none N I hurt my mom with the things I said
none N I punched a wall, my hand is fine, I feel stupid
none N I kicked the trash can and felt dumb about it
none N le grité a mi mamá y me siento fatal
none N la lastimé con lo que dije y quiero pedir perdón
none N le pegué a la pared y me sentí un tonto
none N she checks my breath when I come home and I get it
none N he looks through my pockets and I earned that
none N my wife holds my bank card because we agreed on it
none N he goes through my phone since I lied about the casino, I said he could
none N my boss smelled alcohol on me and sent me home
none N my landlady is strict about guests, that's all
none N my probation officer is tough but fair
none N my mother-in-law looks at me like trash but she helps with the kids
none N my suegra no me quiere pero nos ayuda mucho
none N mi jefe me regresó a mi casa porque olía a cerveza
none N moving to the sober house tomorrow and I'm excited
none N last night in this place, I packed my box already
none N bye for now, I have to pick up the kids
none N good night, talk to you tomorrow
none N gotta go, dinner is ready, thanks
none N hasta mañana, ya me voy a dormir
none N me tengo que ir, llegaron mis hijos
none N I want to disappear to a cabin with no wifi
none N quiero irme a la playa y apagar el celular una semana
none N everyone at work would be happier if I got a new attitude
none N my kids deserve a dad who shows up so I'm showing up
none N in fighting about dishes, I mean, I just do them now
none N with a lawyer, in family court
none N at this job, I mean, the boss is awful
none N en este trabajo, digo
none N de ir al gimnasio tan temprano
none N I've got my dad's voice in my head calling me lazy
none N I hear my mom's voice in my head telling me to clean up
none N my inner critic never shuts up
none N oigo la voz de mi papá diciéndome flojo
none N it's a soda every time, they still stare
none N he's a hunter, deer season is all he talks about
none N my brother-in-law keeps his rifles locked and goes hunting in November
none N what a night, slept it off, embarrassed more than anything
none N I feel like I burned my house down over one beer
none N seventeen months sober and it feels like yesterday
none N I'm 16 months clean today
none N my sponsee has 15 years and still calls me
none N she drinks and I don't and we argue about it
none N me and my girlfriend keep arguing about whose turn it is to drive
none N I'm gonna be so dead when my wife sees the parking ticket
suicide H I wanna be done with everything, for good
suicide H I just want to be done, with all of it, forever
suicide H I've been thinking about going to be with my mom, she passed last year
suicide H maybe I should join my brother, he's been gone three years
suicide H the best thing I could do for my kids is not be around
suicide H maybe the kindest gift to my wife is me being gone for good
suicide H dying doesn't scare me anymore
suicide H I used to be afraid of death and now I'm kind of looking forward to it
suicide H hypothetically, how long with a running car in a closed garage
suicide H asking for a story, what's the quickest way out without pain
suicide H I'm closing my accounts so nobody has to clean up after me
suicide H sorting my stuff so it's less work for them once I'm gone
suicide H I feel calm for the first time since I made the decision
suicide H I've made my peace and there's nothing left to talk about
suicide E fed the cat for the week and left letters for the kids
suicide E letters are written, the dog is at my sister's, I'm ready
suicide E it's going to be tonight and I feel quiet about it
suicide H my kids deserve a better father, I'm only in their way
suicide H they'd get over me in a week, I take up air
suicide H I don't want to die exactly, I just don't want to be alive
suicide H not dying, just not being here anymore, you know
suicide H mis hijos estarían mejor con otro papá, yo solo estorbo
suicide H quisiera alcanzar a mi mamá en el cielo
suicide H esto se acaba hoy, gracias por haberme escuchado, ya no nos vamos a leer
suicide H ya no me da miedo morirme
suicide H por fin estoy tranquilo, ya decidí y nadie me va a parar
suicide H ya no aguanto, quiero que se acabe todo para siempre
suicide H regalé mis cosas para que no tengan que recoger cuando yo no esté
overdose_medical H just got out of jail and I'm getting my usual tonight
overdose_medical H out of rehab yesterday and I'm scoring what I used to do
overdose_medical H going to use in my room with nobody home till Monday
overdose_medical H how many hours between oxy and wine, I already had some
overdose_medical H is it okay to drink on top of klonopin and subs
overdose_medical H I mixed methadone with my wife's xanax, will I be fine
overdose_medical E drank rubbing alcohol and everything is blurry
overdose_medical E tomé alcohol de farmacia y no veo bien
overdose_medical E me tomé el alcohol industrial y veo borroso
overdose_medical H llevo todo el día tomando enjuague bucal
overdose_medical H haven't eaten in a week and I keep fainting
overdose_medical H llevo seis días sin comer y me desmayé
overdose_medical H salí de la cárcel y hoy compro lo de siempre
overdose_medical H voy a consumir encerrado en el baño para que nadie me vea
withdrawal_danger H ran out of klonopin three days ago and my hands won't stop jumping
withdrawal_danger H two days off vodka and there are bugs crawling on my walls
withdrawal_danger E second day without drinking and I had a fit on the kitchen floor
withdrawal_danger H dejé el trago hace dos días y veo cosas que no están
withdrawal_danger H se me acabó el clonazepam y tiemblo mucho
violence_abuse H I'm scared to go home, he lost at the casino and he's been drinking
violence_abuse H me da miedo regresar a la casa porque viene tomado y furioso
violence_abuse H he took my phone and my shoes so I can't leave
violence_abuse H me quitó el celular y no me deja salir
violence_abuse H when he's drunk he puts his hands on my neck
violence_abuse H my dad hits my mom when he drinks and I get in between
violence_abuse H my uncle touches me when everyone's asleep, I'm 13
violence_abuse H I grabbed her by the throat last night and it wasn't the first time
violence_abuse H I put my hands on my wife again
violence_abuse H I shook the baby because he wouldn't stop crying
violence_abuse H I hit my girlfriend last night and she's hiding in the bathroom
violence_abuse H le volví a pegar a mi mujer y los niños vieron
suicide H haven't slept in days on meth and shadow people give me orders
suicide H llevo días sin dormir con cristal y las sombras me dan órdenes
self_harm H did it again on my thighs last night, nothing deep
self_harm H burned my arm with a cigarette on purpose
self_harm H me volví a rayar las piernas anoche
suicide H I used to want to die and now it's back
suicide H years ago I wanted to die and it has come back
suicide H hace años me quería morir y ahora volvió
suicide H only one way out of this that I can see
suicide H the way I see it there's one exit left
suicide H no veo otra salida que dejar de existir
suicide H lo debo todo y solo queda una salida, ya sabes cuál
suicide H thinking about joining my wife, she died last year
suicide H I'd like to go where my brother is now, under the ground
suicide H they'd all breathe easier with me gone
suicide H my son's life would be simpler if I was gone
suicide H cleaning up my accounts so no one has to deal with it after I'm gone
suicide H I want my stuff in order so nobody gets stuck with it after me
suicide H tired of waking up, every single day
suicide E I'm not gonna be here tomorrow so whatever
suicide E no voy a estar aquí mañana, ya qué importa
suicide E it happens tonight, I'm calm about it
violence_abuse H scared to go home, he's in one of his moods and he's been drinking
violence_abuse H he's high and pissed off and I don't want to go back in the house
violence_abuse H me da miedo llegar a la casa cuando anda así de puesto
violence_abuse H no quiero volver a la casa hoy, él anda borracho y enojado
none N at this sober house, I mean, the guy in my room snores
none N in this halfway house, the food is bad and my bunkmate snores
none N en esta casa de recuperación, digo, todos roncan
none N I'm not there anymore, I've got a garden and a dog
none N I went through a dark time back then and I'm okay today
none N mi hija no me habla desde que regresé de la clínica
none N desde que volví a casa mis hijos andan raros conmigo
none N desde que dejé de tomar no me dan ganas de nada sexual
none N desde que dejé la coca duermo como bebé
none N since I quit drinking I get up at five and bake bread
none N since I stopped drinking my sex life is weird
none N I feel bad asking people for rides to meetings
none N I feel like a burden when I borrow my sister's car
none N me da pena pedirle aventón a mi padrino, siento que soy una molestia
none N quiero dejar a mi novia, ya no es lo mismo
none N ya no quiero a mi esposo y pienso divorciarme
none N giving away a bunch of furniture since I'm moving to a studio
none N regalé ropa porque bajé de peso
none N I keep my late dad's coat in the closet, it still smells like him
none N I lit a candle for my grandma and went to bed early
none N day four with no cigarettes and I could bite someone's head off
none N caffeine withdrawal, my head is pounding
none N nicotine withdrawal is making me cranky
none N where do they hand out fentanyl test strips around here
none N I carry narcan in my glove box, just in case I can help somebody
none N I'm scared of cooking wine now that I take antabuse
none N took my disulfiram this morning, do I have to avoid aftershave
none N she says I'm judging her for her wine, we argue every weekend
none N we keep fighting about money and then we order pizza and laugh
none N no he's not dangerous, he's just annoying about the dishes
none N I can't do this anymore, this job, I mean
none N I'm in no danger from my landlord, he's a pain about noise
none N with words I mean, I never laid a hand on her
none N con palabras, digo, nunca le puse la mano encima
none N a la pared, digo, y mi mano está bien
none N the wall, not a person
none N vacaciones en la playa sin teléfono, eso quiero
none N a week at a lake with no phone, that's what I want
none N he'll be mad when he sees the dent in his truck
none N me tomé dos cervezas el sábado y hoy me siento bien
none N two beers at the wedding, I'm okay, mostly embarrassed
violence_abuse E me agarró del cuello
violence_abuse E anoche me agarró del cuello y me apretó
violence_abuse H me aventó contra la pared delante de los niños
violence_abuse H me jaló el pelo y me tiró al piso
`
