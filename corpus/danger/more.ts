// More messages written by hand to tune the detector: label, urgency (E, H, N), words.

export const more = `
suicide E The bottle is empty and I'm just waiting for it to be over
suicide E I'm at the train station and I keep stepping closer to the edge
suicide E I cleaned the gun, paid the bills and fed the dog. Now there's nothing left to do.
suicide E Don't be sad when you hear about me tomorrow
suicide E My brother called to say he loves us and that he won't be a bother anymore. He owns guns.
suicide E I have a razor in the tub with me and the water is running
suicide E I've set everything up in the garage. It won't take long.
suicide E I can't be talked out of it this time. Thank you all for trying.
suicide E Tell my daughter it wasn't her fault
suicide E I wrote a note to my parents and put it under the pillow
suicide E My ex just sent me a picture of a rope
suicide E I took a bunch of pills an hour ago because I wanted to die and now I'm scared
suicide E Tonight I finally get to rest. I have what I need.
suicide E He told me he had said goodbye to his kids and hung up. I can't reach him.
suicide E I'm on the ninth floor with the window open
suicide E I've got the belt around the closet bar
suicide E I will be dead before the weekend
suicide E I'm going to drive into the ocean tonight
suicide E I survived my attempt on Saturday and I'm planning another one
suicide E my friend is on a ledge streaming it, she says she's going to let go
suicide E there is a voice telling me to swallow the rest of them
suicide E I bought enough heroin to make sure I never wake up
suicide E im at the bridge. its quiet here. nobody would see
suicide E she took a knife to the bathroom and says she wants to end it all
suicide E This is goodbye. I've fought long enough and tonight I stop.
suicide E I've picked the spot where they'll find me
suicide E I made a plan for Thursday and I've told no one until now
suicide E The noose is up. I just need courage.
suicide E Estoy en la cornisa y no tengo miedo
suicide E Ya me tomé las pastillas, no quiero que me salven
suicide E Me despedí de mis hijos y manejo hacia el puente
suicide E Mi mejor amigo me escribió que hoy se mata y apagó el celular
suicide E Tengo el cuchillo en la mano y quiero acabar con esto
suicide E Compré lo que necesito para no despertar, será esta noche
suicide E Me voy a pegar un tiro en cuanto se duerman
suicide E Mi papá se encerró con la escopeta y dice que ya no quiere vivir
suicide E Hoy es mi último día, perdónenme todos
suicide E Amarré la cuerda en el cuarto de atrás
suicide E una voz me ordena que salte del balcón
suicide E Ayer intenté matarme y nadie se dio cuenta, hoy lo vuelvo a intentar
suicide E Dejé las cartas en la mesa, cuando las encuentren ya no estaré
suicide E Voy a chocar el coche a propósito contra un muro
suicide H Living feels like a punishment I can't get out of
suicide H I wouldn't mind getting hit by a truck on the way home
suicide H My family would do fine without me, maybe better
suicide H I keep imagining my own funeral and feeling calm
suicide H I think about dying more than I think about living
suicide H I wish I could just stop being
suicide H Every morning I'm disappointed that I woke up
suicide H I've been reading about painless ways to die
suicide H I don't have the energy to stay alive
suicide H I wonder if anyone would cry if I was gone
suicide H The world would keep turning without me and no one would blink
suicide H I'd never do it but I think about it all the time, ending it
suicide H I feel like I'm already dead inside and my body just hasn't caught up
suicide H I just want the pain to be over, permanently
suicide H I secretly hope I overdose
suicide H Sometimes when I'm driving I think about letting go of the wheel
suicide H I feel like a burden my wife is too kind to put down
suicide H Nothing about tomorrow is worth waking up for
suicide H I'm not brave enough to live and not brave enough to die
suicide H I told my kids how to find my will and the passwords
suicide H I gave my best friend my guitar, told him to keep it for good
suicide H My niece posts poems about death and gave her clothes away
suicide H There's no version of the future with me in it
suicide H my roommate jokes about shooting himself every day and it's not funny anymore
suicide H I'm worth more dead than alive
suicide H if it weren't for my mother i would be gone already
suicide H I want to sleep and never open my eyes again
suicide H I've had enough of life, truly
suicide H Since he died I only want to follow him
suicide H It would be so easy to just disappear and let everyone move on
suicide H i pray for cancer. something that ends it without being my fault
suicide H I stand on the balcony at night and wonder how long the fall takes
suicide H I used to have hope. Now I think about the end every day.
suicide H nobody needs me, nobody would even look for me
suicide H I'm scared of what I might do to myself tonight
suicide H I keep a stash of pills just in case I decide I can't anymore
suicide H Ya no tengo por qué vivir
suicide H Mi vida no vale nada y quiero que se acabe
suicide H Me gustaría cerrar los ojos y no abrirlos más
suicide H Si me muero nadie lo va a notar
suicide H Pienso en dejar de existir todo el tiempo
suicide H Soy un peso para mi familia, descansarían si me fuera
suicide H Ojalá me diera algo y me muriera dormido
suicide H Estoy cansada de estar viva
suicide H Desde que murió mi hijo quiero irme con él
suicide H Cuando manejo pienso en soltar el volante
suicide H Mi hija adolescente dice que quiere desaparecer para siempre
suicide H Busco en internet formas de morir sin dolor
suicide H No soy valiente para vivir ni para morir
suicide H Le regalé mi guitarra a mi primo, le dije que ya no la iba a usar nunca
suicide H Me da lo mismo vivir o morir
suicide H He perdido las ganas de todo, hasta de respirar
suicide H Quisiera que Dios me llevara ya
suicide H Tengo miedo de hacerme algo esta noche
suicide N I promise I'm not going to kill myself, it's just the thought that visits
suicide N No me voy a suicidar pero el pensamiento aparece a veces
overdose_medical E My husband shot up and slid down the wall, his eyes are rolled back
overdose_medical E She's snoring and rattling and won't open her eyes after taking pills
overdose_medical E I swallowed a fistful of my heart medicine by mistake
overdose_medical E He did a line and now his chest hurts and his arm is numb
overdose_medical E My friend collapsed after smoking fentanyl, what do I do
overdose_medical E I've been throwing up for hours after drinking antifreeze
overdose_medical E She won't stop shaking and her eyes are white, she took molly
overdose_medical E My dad mixed his oxy with bourbon and I can't wake him
overdose_medical E he was cold and stiff and not breathing when i came home, i'm doing cpr
overdose_medical E my toddler chewed on a methadone wafer
overdose_medical E The baby drank from my cup and it had ghb in it
overdose_medical E I smoked something and I can't feel my legs and my heart is pounding out of my chest
overdose_medical E i cant breathe right after that pill
overdose_medical E I gave her narcan, she woke up, and now she's going under again
overdose_medical E Took way more gabapentin than I should, can't walk straight, slurring
overdose_medical E They found him blue in the car
overdose_medical E she's unconscious and smells of vodka, vomit in her mouth
overdose_medical E I accidentally gave my son double his dose and he's limp
overdose_medical E I think someone put something in my drink, I can't move my legs
overdose_medical E had a seizure after a bag of coke
overdose_medical E My skin is grey, I'm clammy, and I keep nodding, I used an hour ago
overdose_medical E three of us used the same stuff and one is not waking
overdose_medical E i drank a bottle of cough syrup and everything is melting and my heart is skipping
overdose_medical E I injected and missed and now my arm is swollen, red and hot and I have a fever
overdose_medical E coughing up blood after smoking crack all night
overdose_medical E Worst headache of my life and half my face is numb, I did meth today
overdose_medical E she had 18 shots and we can't wake her up
overdose_medical E my lips are tingling and blue and I feel so sleepy
overdose_medical E he took the whole blister pack of my antidepressants
overdose_medical E What do I do if someone's overdosing and there's no narcan
overdose_medical E Mi amigo se inyectó y se cayó al piso, tiene los ojos en blanco
overdose_medical E Mi niño tomó jarabe de metadona
overdose_medical E Mi mamá se tomó la caja entera de su medicina del corazón
overdose_medical E No reacciona y tiene la boca morada
overdose_medical E Fumé algo raro y me late el corazón muy fuerte, no siento las piernas
overdose_medical E Tomó alcohol con clonazepam y no la puedo despertar
overdose_medical E Está tirado, ronca raro y se está poniendo gris
overdose_medical E Consumí fentanilo y me cuesta mucho respirar
overdose_medical E Me siento desmayar, me metí más de lo normal
overdose_medical E Se convulsionó después de fumar cristal
overdose_medical E Le pusieron algo en la bebida, está inconsciente
overdose_medical E Bebió thinner y vomita sangre
overdose_medical E Me tomé treinta pastillas para dormir
overdose_medical E ayuda se metio heroina y no respira bien
overdose_medical E Me duele el pecho y se me duerme el brazo, consumí cocaína
overdose_medical H I blacked out from mixing and my friends say I stopped breathing for a bit, feeling weird today
overdose_medical H I took my night meds twice, should I worry?
withdrawal_danger E My wife quit drinking Tuesday and she's sweating, shaking and seeing rats
withdrawal_danger E Day two off alcohol and I hear music that isn't playing
withdrawal_danger E Stopped my ativan last week, yesterday I bit my tongue and woke up on the floor
withdrawal_danger E he hasn't had a drink in two days and he's yelling at nobody, doesn't recognize me
withdrawal_danger E No booze for 36 hours. fever, heart at 140, I feel like I'm going to die
withdrawal_danger E I'm pregnant and I stopped heroin cold turkey yesterday
withdrawal_danger E detoxing in my apartment and I keep seeing my dead father in the hallway
withdrawal_danger E ran out of my phenobarbital and my whole body is jerking
withdrawal_danger E my brother is coming off ghb and he hasn't slept in four days and is delirious
withdrawal_danger E I quit clonazepam on my own and had a convulsion in the shower
withdrawal_danger E Mi esposa dejó el vodka y ve ratas en la pared
withdrawal_danger E Segundo día sin alcohol, oigo música que no existe
withdrawal_danger E Lleva tres días sin tomar y no me reconoce, grita solo
withdrawal_danger E Dejé el tafil y me mordí la lengua en una convulsión
withdrawal_danger E Estoy embarazada y dejé la heroína ayer de golpe
withdrawal_danger E Tengo fiebre, tiemblo y veo sombras desde que dejé de beber
withdrawal_danger H I can't stop trembling since I poured out the liquor
withdrawal_danger H Sweats, chills and diarrhea, second day without oxy
withdrawal_danger H I'm planning to detox at home from a bottle of vodka a day, what should I buy
withdrawal_danger H If I skip a day of drinking my hands go crazy
withdrawal_danger H Doctor stopped my benzos after ten years and I feel electric shocks
withdrawal_danger H I've been up three nights, restless legs, no dope since Sunday
withdrawal_danger H my mom wants to stop her valium all at once, is that ok
withdrawal_danger H stuck in bed with withdrawals, vomiting everything
withdrawal_danger H coming down off fentanyl, bones hurt, can't stop yawning and crying
withdrawal_danger H haven't dosed methadone in two days because I missed the clinic, feel awful
withdrawal_danger H I wake at 4 every night shaking and need a drink to stop it
withdrawal_danger H I threw away all my lorazepam today and I've taken it for years
withdrawal_danger H No he dormido en tres noches desde que dejé la heroína, me duelen los huesos
withdrawal_danger H Si no bebo en la mañana me tiemblan las manos
withdrawal_danger H Voy a dejar el clonazepam de golpe, llevo diez años tomándolo
withdrawal_danger H Estoy pasando el síndrome de abstinencia, escalofríos y vómito
withdrawal_danger H Segundo día sin metadona y siento que me muero de frío y calambres
withdrawal_danger H Me quiero desintoxicar del alcohol en mi cuarto sin que nadie sepa
self_harm E I cut my arm and blood is pouring, I feel dizzy
self_harm E the cut is gaping open and I can't get it to stop
self_harm E La herida del brazo está abierta y sangra mucho, me la hice yo
self_harm H The blade is calling me again
self_harm H I made little cuts on my hip where no one looks
self_harm H I pressed the hot spoon on my skin
self_harm H I choke myself with a scarf until it goes dark, it calms me
self_harm H I punched the mirror on purpose so it would hurt
self_harm H Bleeding a little makes the noise stop
self_harm H I was two years free of self-injury until last night
self_harm H I want to feel something so I reach for the lighter
self_harm H My girlfriend's legs are full of scars and there's a new one
self_harm H I scrape my skin with a stone when I'm ashamed
self_harm H I keep a razor behind the mirror and tonight I used it on my thigh
self_harm H every time he yells I go and cut
self_harm H I slam my hand in the drawer when I mess up
self_harm H Hurting my body is my punishment for using
self_harm H I carved his name into my leg
self_harm H I don't eat for days to punish myself
self_harm H cut again. wore a hoodie all day so mom wouldn't see
self_harm H I bit my arm till it left bruises
self_harm H I keep hitting myself in the head
self_harm H I swallowed glass on purpose once and I want to hurt like that again
self_harm H i relapsed with the blade
self_harm H Mi novia tiene cortadas nuevas en las piernas
self_harm H Me rasguño los brazos hasta que sale sangre
self_harm H Otra vez usé la navaja en el muslo
self_harm H Me castigo sin comer y golpeándome
self_harm H Cada vez que recaigo me hago un corte
self_harm H Escondo las heridas con manga larga
self_harm H Me puse el encendedor en la piel
self_harm H Necesito sentir dolor para calmarme
self_harm H Me pego en la cabeza cuando me equivoco
self_harm H Llevaba meses sin cortarme y anoche caí
self_harm H mi hermano se quema con colillas de cigarro
violence_abuse E He's pounding on the door and screaming that he'll kill me
violence_abuse E She stabbed me in the hand, I'm hiding
violence_abuse E My father is drunk and has my mother by the hair
violence_abuse E I want to kill my stepfather. I know where he sleeps.
violence_abuse E I'm waiting for him in the parking lot and I've got a gun
violence_abuse E he held a pillow on my face last night
violence_abuse E They raped me in the van an hour ago
violence_abuse E I almost threw my baby across the room. I need help now.
violence_abuse E i'm gonna stab the next person who touches me
violence_abuse E My husband grabbed me by the neck and lifted me off the floor
violence_abuse E He threatened to shoot up my workplace if I go back
violence_abuse E my son put a knife to my throat for money
violence_abuse E I'm going to burn the clinic down
violence_abuse E she is trying to run me over
violence_abuse E voices want me to push my wife down the stairs
violence_abuse E Mi ex está afuera con una pistola
violence_abuse E Me puso una almohada en la cara anoche
violence_abuse E Voy a matar al que le vendió la droga a mi hijo
violence_abuse E Mi hijo me amenazó con un cuchillo por dinero
violence_abuse E Está golpeando la puerta y grita que nos va a matar
violence_abuse E Me agarró del cuello y me levantó del piso
violence_abuse E Tengo miedo de lastimar a mi bebé, casi lo aviento
violence_abuse E Me acaban de violar
violence_abuse H He breaks things next to my head when he's mad
violence_abuse H My mother whips us with a cord
violence_abuse H He says I deserve it when he hits me
violence_abuse H my wife scratches and punches me and I never hit back
violence_abuse H The pastor touched my son
violence_abuse H He has cameras on me and goes through my phone and I'm not allowed to see my sister
violence_abuse H They make me have sex with men to pay for dope
violence_abuse H He twisted my arm and spat in my face
violence_abuse H He kicked the dog and then he kicked me
violence_abuse H I slapped my girlfriend last night and I hate what I did
violence_abuse H My partner shoves me when he's withdrawing
violence_abuse H I have a restraining order and he still drives by my house
violence_abuse H My roommate at the halfway house forced himself on me
violence_abuse H I was beaten up by my dealer because I owe money
violence_abuse H the kids next door are left alone, hungry and covered in bruises
violence_abuse H my brother-in-law groped me at dinner
violence_abuse H he pins me down until I agree with him
violence_abuse H I'm scared of my girlfriend when she drinks
violence_abuse H he put me in the hospital last month and I went back to him
violence_abuse H I've been hit so many times I know the sound of his keys
violence_abuse H Mi esposa me rasguña y me avienta cosas
violence_abuse H Mi tío me tocaba y ahora quiere acercarse a mi hija
violence_abuse H Me revisa el celular y no me deja ver a mi familia, me da golpes
violence_abuse H Me mandó al hospital el mes pasado y volví con él
violence_abuse H El pastor tocó a mi hijo
violence_abuse H Mi padre borracho nos corre de la casa a golpes
violence_abuse H Me obligan a acostarme con hombres para pagar la droga
violence_abuse H Mi novio me pellizca y me escupe cuando se enoja
violence_abuse H Golpeé a mi esposa y no sé cómo parar
violence_abuse H Los niños de al lado tienen marcas de cinturón
violence_abuse H Tengo una orden de alejamiento y sigue pasando por mi casa
relapse_urge N I'm in the liquor aisle and my cart is empty
relapse_urge N I picked up last night after four months
relapse_urge N I already poured it. It's sitting here.
relapse_urge N My head keeps saying one won't hurt
relapse_urge N Ten years sober and I'm holding a beer
relapse_urge N I drove past the dealer's street three times
relapse_urge N I got drunk at my sister's wedding and I hate myself for it
relapse_urge N The itch is back and it's all I can think about
relapse_urge N I smoked a joint, does that reset my date?
relapse_urge N I'd give anything for a line tonight
relapse_urge N My mouth is watering for whiskey
relapse_urge N I ended a long stretch of clean time yesterday
relapse_urge N my willpower is gone, I'm going to the bar
relapse_urge N I keep opening the delivery app and putting wine in the cart
relapse_urge N I broke. I used.
relapse_urge N how do you not drink when your husband opens a bottle every night
relapse_urge N I'm bargaining with myself about just having two
relapse_urge N The obsession is back, pills pills pills
relapse_urge N I put another bet on and lost the rent
relapse_urge N Messaged my ex dealer then deleted it, then messaged again
relapse_urge N I was doing so well and I threw it away on Saturday
relapse_urge N I can taste it. That's how bad it is.
relapse_urge N went on a bender
relapse_urge N I had a few beers with the guys and now I can't stop
relapse_urge N everything hurts and only heroin ever made it stop
relapse_urge N scared to be alone with my paycheck tonight
relapse_urge N I snorted something at work today
relapse_urge N I want my old life back, the fun, the powder, the nights
relapse_urge N hanging by a thread, the store closes at ten and I'm watching the clock
relapse_urge N I took a sip and spat it out but now I'm shaking with want
relapse_urge N back out there after 14 months
relapse_urge N Ya me serví el trago, lo tengo aquí
relapse_urge N Diez años sobrio y hoy compré una cerveza
relapse_urge N Pasé tres veces por la calle del dealer
relapse_urge N Me tomé dos y no pude parar
relapse_urge N La obsesión volvió, solo pienso en consumir
relapse_urge N Daría lo que fuera por una raya
relapse_urge N Anduve de borrachera todo el fin de semana
relapse_urge N Eché todo a perder el sábado
relapse_urge N Le escribí a mi antiguo vendedor
relapse_urge N Me da miedo cobrar hoy y gastármelo en piedra
relapse_urge N Aposté la renta y la perdí
relapse_urge N Fumé un toque, ¿eso reinicia mi fecha?
relapse_urge N No aguanto las ganas de tomar
relapse_urge N se me hizo fácil y volví a usar
relapse_urge N traigo la ansiedad de meterme algo
sourcing_or_selling N Got a fresh batch of pressed xans, serious buyers only
sourcing_or_selling N Who can score me an eighth in Portland
sourcing_or_selling N Looking for someone to sell me a few percs, I'll travel
sourcing_or_selling N I have a script for addys I don't take, make an offer
sourcing_or_selling N shipping ketamine worldwide, crypto only
sourcing_or_selling N need a hookup for weed in a legal gray state
sourcing_or_selling N Anyone willing to part with some subs? I'm short until friday
sourcing_or_selling N what's the going rate for dilaudid and who has it
sourcing_or_selling N best darknet market for oxy?
sourcing_or_selling N send me a message if you want good coke, I deliver
sourcing_or_selling N my cousin sells molly if anyone is interested
sourcing_or_selling N does anyone have a link for research benzos vendors
sourcing_or_selling N can somebody mail me tramadol, I'll zelle you
sourcing_or_selling N anybody in Tampa serving? 
sourcing_or_selling N bulk deals on carts and edibles, hit my line
sourcing_or_selling N I'd buy your leftover pain pills
sourcing_or_selling N trying to find a reliable source for tina around here
sourcing_or_selling N where to cop in the city, fresh out of rehab and broke connects
sourcing_or_selling N I know a doctor who writes scripts for cash, ask me
sourcing_or_selling N swap lyrica for ritalin anyone
sourcing_or_selling N clean piss for sale, passes every panel
sourcing_or_selling N Vendo receta de alprazolam
sourcing_or_selling N Ofrezco coca de calidad, entrego en tu casa
sourcing_or_selling N ¿Quién me consigue unas tachas para el sábado?
sourcing_or_selling N Cambio mi tramadol por clonazepam
sourcing_or_selling N Busco quien venda heroína en Tijuana
sourcing_or_selling N ¿En cuánto está el gramo y quién lo mueve?
sourcing_or_selling N Compro pastillas que les sobren
sourcing_or_selling N Mi primo vende cristal, mándenme mensaje
sourcing_or_selling N A domicilio: perico, mota y tachas
sourcing_or_selling N Alguien que me regale o venda unas gotas de rivotril
sourcing_or_selling N Qué página manda opioides sin receta
contact_details_or_doxxing N Ring me on 07700 900461
contact_details_or_doxxing N I go by ghostrider.44 on Snapchat
contact_details_or_doxxing N The man who led tonight's meeting is Paul Drummond, the principal at Eastside High
contact_details_or_doxxing N Stop by, 903 Maple Avenue, ring the bell twice
contact_details_or_doxxing N my gmail is sunrise.walker (at) gmail
contact_details_or_doxxing N Her surname is Okafor and she works nights at Mercy Hospital
contact_details_or_doxxing N eight oh five, five five five, oh one one two
contact_details_or_doxxing N skype: live.bluebird77
contact_details_or_doxxing N telegram handle quietstorm_9
contact_details_or_doxxing N my number's 3105550127 if you wanna talk
contact_details_or_doxxing N Everyone should know that Brian Keller from Dolan Plumbing relapsed
contact_details_or_doxxing N she lives in apartment 12 at 77 Hudson St
contact_details_or_doxxing N I'm Lisa Marie Bennett, look me up on Facebook
contact_details_or_doxxing N Mi teléfono: 5587654321
contact_details_or_doxxing N Vive en calle Reforma número 88, la casa verde
contact_details_or_doxxing N Mi instagram: paz.y.luz22
contact_details_or_doxxing N Ese señor se llama Jorge Mendoza y es maestro en la prepa 5
contact_details_or_doxxing N Márquenme al 664 123 9876
hate_or_harassment N You are weak and your family knows it
hate_or_harassment N I hope you drink yourself to death
hate_or_harassment N Addicts are a plague, let them rot
hate_or_harassment N Women like you are why men drink, you filthy cow
hate_or_harassment N Go cry somewhere else, junkie trash
hate_or_harassment N Black people can't stay clean, everybody knows it
hate_or_harassment N lesbians don't belong in our fellowship
hate_or_harassment N Why don't you just die and save us the drama
hate_or_harassment N You're a liar, a thief and a waste of a bed in rehab
hate_or_harassment N Suboxone people are fake sober, don't let them share
hate_or_harassment N Jews run the rehab scam
hate_or_harassment N no one believes you, slut
hate_or_harassment N you should never have been a mother
hate_or_harassment N Every junkie deserves what they get
hate_or_harassment N look at you, fat drunk clown
hate_or_harassment N Eres débil y das pena
hate_or_harassment N Los adictos son una plaga, que se pudran
hate_or_harassment N Ojalá te tomes todo y te mueras
hate_or_harassment N Los negros no deberían entrar al grupo
hate_or_harassment N Vete a llorar a otro lado, escoria
hate_or_harassment N Nunca debiste ser madre, borracha
hate_or_harassment N Pinche marica, no te queremos aquí
hate_or_harassment N Los que toman metadona son unos farsantes
hate_or_harassment N Mentiroso y ladrón, eso eres
hate_or_harassment N Cállate gorda, nadie te cree
spam N Double your savings with our AI trading platform, sign up through the link
spam N Discover the one weird trick doctors hate for quitting alcohol
spam N Our luxury detox in Florida has beds open, call today
spam N Get 1000 followers for $5, instant delivery
spam N Exclusive webinar: become a certified recovery coach in one weekend, only $199
spam N Dr. Kofi's herbs cured my herpes, email him now
spam N Apply for a guaranteed personal loan, bad credit welcome
spam N Join 10,000 people earning online, free registration
spam N Visit my Etsy store for recovery mugs, use discount code ONEDAY
spam N Best online casino, 200 free spins on your first deposit
spam N Meet lonely singles tonight, click my profile
spam N Cheap Viagra and Cialis, no hassle checkout
spam N Subscribe to my channel and win a PS5
spam N Gana hasta 5000 pesos a la semana con esta app
spam N Regístrate gratis y recibe un bono de 100 dólares
spam N Brujo experto en amarres, resultados en 24 horas
spam N Baja 10 kilos en un mes con nuestro té, pide el tuyo
spam N Aprende trading conmigo, cupos limitados
spam N Te presto dinero sin revisar buró
spam N Compra seguidores y likes reales
none N I held the door for an old man at the meeting and he told me his whole story
none N The train was late so I missed the opening prayer
none N I left my pills at the pharmacy, had to go back
none N My mom is proud, she put my chip on the fridge
none N The bridge at sunset is my favorite place to breathe
none N I took a bath, lit a candle and read
none N My kid swallowed a coin once, scariest day, all fine now
none N The gun debate got heated at dinner, so I left the table
none N I set up the chairs tonight, first service job
none N I wrote letters of amends all weekend
none N I have a plan for Friday night: pizza, movie, bed
none N Tonight is my turn to chair, wish me luck
none N I can't wait for it to be over, this semester is brutal
none N I'll be gone next week, visiting my brother
none N I gave my nephew my old guitar because I bought a new one
none N I finally rest well at night
none N My husband and I had an argument but we talked it through
none N My father used to drink and shout. He's been sober since I was ten.
none N I watched a video about how fentanyl works, scary
none N In our first aid class we learned rescue breathing
none N My dentist gave me numbing shots, my face drooped for hours, funny
none N My heart was pounding before I shared, then it settled
none N My chest feels lighter after that talk
none N I threw up after the roller coaster
none N Passed out on the couch at nine, best sleep in weeks
none N The cat scratched my arm up good
none N I burned my hand on the stove, aloe helped
none N I got a paper cut and complained all day
none N scars on my arms remind me how far I've come
none N I fell off my bike and scraped my leg
none N The boxing class is great for anger, I hit the bag for an hour
none N He hit the brakes just in time
none N My little brother beats me at every game
none N I was attacked by mosquitoes at the sober campout
none N The judge was kind and gave me probation
none N I testified against my ex last year and I'm free now
none N I left an abusive marriage eight years ago and life is gentle now
none N Abuse awareness training at work today
none N I poured every bottle down the sink in March and never looked back
none N I walked past the bar and kept walking
none N I haven't craved anything in weeks
none N a friend offered me a beer and I said no thanks, easy
none N I drank sparkling water all night and danced
none N How long does it take until the brain heals?
none N What's your go-to drink at a restaurant, non alcoholic?
none N My old dealer got sober too, we met at a meeting
none N I run a bar that went alcohol free
none N Selling tickets for the recovery picnic, $10 each
none N Does anyone have extra literature for our jail meeting?
none N Looking for a job that doesn't mind my record
none N Where do you buy those sobriety tokens?
none N Trading recipes, anyone?
none N Who has a good app for tracking days?
none N I can send you the reading list if you like
none N our meeting moved to 22 Church Street, third floor, use the back stairs
none N The crisis line number is on the help page
none N I'm a teacher in a small town, so anonymity matters to me
none N Hi I'm Jess, alcoholic, 200 days
none N I found my sponsor in the Tuesday group
none N We host a podcast evening at the library, free entry
none N The book costs 12 dollars and it's good
none N I won a raffle at the picnic
none N I disagree with the speaker but respect him
none N Being called weak made me angry, but I didn't drink over it
none N My aunt thinks methadone isn't recovery. She's wrong.
none N We talked about racism in the rooms tonight, important
none N I was a liar and a thief in addiction, today I pay my bills
none N nobody likes doing the dishes at the clubhouse
none N I quit smoking too, three weeks
none N I detoxed in a hospital in 2019, nurses were angels
none N The taper my doctor made is slow and boring, and it works
none N I had withdrawals years ago and never want to go back
none N I'm cold and shaky because I skipped lunch
none N Night sweats from menopause, fun
none N I see things differently since I stopped
none N I hear you, thank you
none N my hands are full with twins
none N I feel empty nest sadness, kids moved out
none N Lately I don't feel much joy, my doctor says give it time
none N I miss my dad a lot this week
none N I'm disappointed in myself for yelling
none N I'm overwhelmed with paperwork
none N I sometimes feel like an outsider in meetings
none N I don't know what to do with my weekends
none N Tell my story? I'm not ready
none N thanks for everything, see you all tomorrow
none N sorry for everything I typed last night, I was cranky
none N I'm leaving this group for another that fits my schedule, take care all
none N My time at the treatment center ends Friday and I'm excited
none N I can't take this humidity
none N done with exams forever
none N I love my life today
none N my daughter's fish died and we had a tiny funeral
none N Life insurance quotes went down since I quit smoking
none N I dropped the keys off at my sister's, she's watering the plants
none N I deleted social media and feel lighter
none N The end of the road trip was the best part
none N The driver cut me off, I breathed and let it go
none N Hoy lavé los platos sin música y fue paz
none N Mi hermana me regaló un cachorro
none N Ayer vi el atardecer desde el puente con mi novia
none N Escribí mis cartas de reparación
none N Esta noche me toca servir el café
none N Me dio gripa y estoy en cama con fiebre
none N Mi niño se raspó la rodilla
none N Me quemé con la sartén
none N Le gané a mi hermano en ajedrez
none N Dejé a un marido violento hace ocho años, hoy vivo en paz
none N Pasé frente a la cantina y seguí de largo
none N No bebo desde marzo y duermo mejor
none N ¿Qué toman ustedes en las fiestas, sin alcohol?
none N Vendo boletos para la kermés del grupo
none N ¿Dónde compro las fichas de aniversario?
none N Busco trabajo, ¿alguien sabe de algo?
none N La junta cambió a la calle Juárez 15, segundo piso
none N Soy maestra y cuido mucho mi anonimato
none N Mi tía cree que la metadona no es recuperación, yo creo que sí
none N Me llamaron débil y no bebí por eso
none N Estoy de bajón, pero aquí sigo
none N Extraño mucho a mi papá
none N Me siento fuera de lugar en las juntas
none N No sé qué hacer los domingos
none N Nos vemos mañana, gracias a todos
none N Perdón por el mensaje largo
none N Amo mi vida hoy
none N Me tiemblan las piernas después de correr
none N El corazón me latía fuerte antes de compartir
none N Aprendimos primeros auxilios y respiración de rescate
none N Mi doctor me va bajando la dosis poco a poco
none N Ya no quiero discutir con mi hermano
none N Ya no puedo más con esta tarea, mañana la termino
none N Quiero descansar el fin de semana
none N Me voy del grupo porque me mudo de ciudad
none N Regalé ropa que ya no uso
none N Me muero por ver a mi sobrina
none N El examen me mató
suicide E I've got the pistol out of the safe and I'm sitting in the truck
suicide E I'm swallowing them one by one as I type this
suicide E I can hear the train coming and I'm not moving
suicide E My mother texted that she's sorry for being a burden and now she won't answer the door
suicide E I'm going to hang myself in the basement when they leave for school
suicide E I won't make it to morning and I don't want to
suicide E Everything is ready for Saturday night, I just wanted someone to know
suicide E I already mailed the letters
suicide E He is threatening to jump from the parking structure right now
suicide E I have a knife at my wrist and I'm shaking
suicide E I took the whole bottle because I don't want to live, please don't send anyone
suicide E If you read this I'm gone
suicide E I'm alone with the gun and the last of the whiskey
suicide E Just one big shot so I never come back from it
suicide E I'm done fighting. Tonight it ends for good.
suicide E Ya compré la cuerda y sé dónde
suicide E Estoy en las vías esperando el tren
suicide E Me estoy tomando una por una las pastillas
suicide E Voy a dejar de existir antes del lunes
suicide E Mi compañera de cuarto dejó una nota y se fue con las pastillas
suicide E Tengo el cinturón en el cuello
suicide E No voy a pasar de esta noche
suicide H Being alive is exhausting and I want out
suicide H Death doesn't scare me, mornings do
suicide H I catch myself planning who would take my dog
suicide H I feel like everyone's waiting for me to go so they can breathe
suicide H My depression tells me to end it and I'm starting to agree
suicide H I hope something happens to me so I don't have to choose it
suicide H I don't think I'm meant to be here much longer
suicide H I picture myself falling off the overpass each time I cross it
suicide H I don't care if I live or die anymore
suicide H Part of me wants to be found dead so they'd finally understand
suicide H I wish I had the guts to end it
suicide H My husband says I'd be doing the kids a favor if I left this world and I half believe it
suicide H Existing hurts
suicide H I'm running out of reasons to stay
suicide H I don't want to die exactly, I just don't want to be alive
suicide H I've thought about walking into the sea since the funeral
suicide H my daughter wrote in her diary that she hates living and wants it to stop
suicide H The only peace I can picture is not being here
suicide H I survive for other people, if it were up to me I'd be gone
suicide H I lied on the hospital form about suicidal thoughts
suicide H Ya no me importa si despierto o no
suicide H Vivir me duele y quiero que se termine
suicide H Me imagino cayendo del puente cada vez que paso
suicide H Quisiera no haber sobrevivido
suicide H Tengo ganas de morirme y me da miedo decirlo
suicide H Mi mamá dice que ya vivió demasiado y que se quiere ir
suicide H Si no fuera por mis perros ya no estaría
suicide H Mentí en el hospital, sí quiero matarme
suicide H Siento que ya no pertenezco a este mundo
suicide H Nadie me va a llorar
overdose_medical E My brother's eyes are open but he doesn't answer and he's barely breathing
overdose_medical E I found her in the tub, unresponsive, pill bottle next to her
overdose_medical E He's turning cold and blue after a hit
overdose_medical E Took too much Xanax, I can't hold my head up
overdose_medical E my grandfather doubled his morphine patches and we can't rouse him
overdose_medical E I snorted something that wasn't coke and I'm going in and out
overdose_medical E my cousin ate the whole bag of gummies, he's panicking and his heart won't slow down
overdose_medical E hes seizing on the kitchen floor someone help
overdose_medical E I drank too much and I can't stop vomiting and can't stand
overdose_medical E She hasn't moved since she took those pills and her breath is shallow
overdose_medical E I feel like my heart will explode, did a gram in one night
overdose_medical E the kid got into grandma's pills, some are missing
overdose_medical E he's out cold, blue nails, what now
overdose_medical E I'm nodding out hard and I'm alone, I used more than I meant to
overdose_medical E i think i poisoned myself with methanol
overdose_medical E Encontré a mi hermana inconsciente con un frasco vacío
overdose_medical E Se me pasó la mano con el Xanax y no puedo mantenerme despierto
overdose_medical E Mi sobrino encontró mis pastillas y faltan varias
overdose_medical E Tiene los ojos abiertos pero no contesta, casi no respira
overdose_medical E Se está poniendo azul, no sé qué hacer
overdose_medical E Tomé de más y no puedo parar de vomitar ni pararme
overdose_medical E Siento que me explota el corazón, me metí un gramo entero
overdose_medical E Se desplomó en la fiesta y le tiembla todo el cuerpo
withdrawal_danger E Quit drinking three days ago, now he's shaking all over and talking nonsense
withdrawal_danger E No pills for two days and I had a blackout and wet myself, I think it was a seizure
withdrawal_danger E My wife stopped her benzos and she's seeing insects in her food
withdrawal_danger E I'm sweating, feverish and the walls are moving, last drink Monday
withdrawal_danger E Lleva dos días sin beber, tiembla entero y dice cosas sin sentido
withdrawal_danger E Dejé de tomar y las paredes se mueven, tengo fiebre
withdrawal_danger H Second night of opiate withdrawal and I can't keep still
withdrawal_danger H My whole body hurts, no fix since yesterday, vomiting
withdrawal_danger H thinking of tapering off alcohol by myself because I can't afford detox
withdrawal_danger H I'm terrified of withdrawal, I shake after six hours without a drink
withdrawal_danger H ran out of suboxone early, already sweating and sick
withdrawal_danger H Five days off benzos and I can't stop trembling or sleep at all
withdrawal_danger H how dangerous is it to quit drinking if I drink a fifth daily
withdrawal_danger H Estoy sin metadona y sudo, tiemblo, me duele todo
withdrawal_danger H Se me acabaron las benzos y no puedo dejar de temblar
withdrawal_danger H ¿Es peligroso dejar el alcohol solo en casa si bebo diario?
withdrawal_danger H Tengo el mono encima, no paro de vomitar
self_harm H I went back to cutting after the breakup
self_harm H The scars on my thigh got company tonight
self_harm H I scratch until it's raw and then I feel calm
self_harm H I held my hand over the flame on purpose
self_harm H I want to take the blade to my skin so the craving shuts up
self_harm H I hit myself with a belt when I fail
self_harm H my student showed me burn marks she made herself
self_harm H Every bad day ends with a razor
self_harm H I pull my hair out in clumps and it's the only thing that soothes me
self_harm H thinking of hurting myself again, not to die, just to feel
self_harm H Regresé a cortarme después de que me dejó
self_harm H Me arranco el pelo y me clavo las uñas
self_harm H Puse la mano en el fuego a propósito
self_harm H Mi alumna me enseñó las quemaduras que se hace
self_harm H Quiero hacerme daño otra vez, no para morir, solo para sentir
self_harm E I went too deep with the knife and my leg won't stop bleeding
violence_abuse E My boyfriend is on his way and he said tonight he'll finish me
violence_abuse E I hear him loading the gun downstairs
violence_abuse E He hit the baby
violence_abuse E He choked me and I can't swallow right
violence_abuse E I swear I'm going to smash his skull with a hammer
violence_abuse E my dad has a knife and mom is screaming
violence_abuse E I keep having urges to hurt my kids and I'm afraid of myself
violence_abuse E they're holding me in a house and they took my phone
violence_abuse E I'm going to make him bleed for what he did to my daughter
violence_abuse E She's chasing me with a bottle, I'm in the neighbor's yard
violence_abuse E Oigo que carga la pistola abajo
violence_abuse E Le pegó al bebé
violence_abuse E Me tienen encerrada en una casa y me quitaron el teléfono
violence_abuse E Le voy a partir la cabeza a ese desgraciado
violence_abuse E Mi papá tiene un cuchillo y mi mamá está gritando
violence_abuse H He hurts me and then he cries and says sorry
violence_abuse H She kicked me in the ribs in front of our son
violence_abuse H My husband says nobody would believe me and he's right, he only hits where it doesn't show
violence_abuse H my stepmother locks my sister in the closet
violence_abuse H I slapped my boy so hard he bled and I'm sick about it
violence_abuse H He makes me sleep on the floor and hits me with the dog leash
violence_abuse H my uncle did things to me and he's coming for Christmas
violence_abuse H My girlfriend burned me with a curling iron
violence_abuse H I'm being followed home by a man from the meeting
violence_abuse H my sponsor pressured me into sex
violence_abuse H he takes my medication and hits me if I complain
violence_abuse H my brother pushed grandma down for her purse
violence_abuse H Me lastima y luego llora y me pide perdón
violence_abuse H Me pateó delante de mi hijo
violence_abuse H Solo me pega donde no se nota
violence_abuse H Mi madrastra encierra a mi hermanita
violence_abuse H Mi padrino me presionó para tener sexo
violence_abuse H Un hombre del grupo me sigue hasta mi casa
violence_abuse H Mi tío me hizo cosas de niña y va a venir en Navidad
violence_abuse H Empujé a mi mujer contra la mesa y no me reconozco
relapse_urge N I'm craving a drink like I've never craved anything
relapse_urge N The devil on my shoulder says one beer
relapse_urge N I slipped. Two pills. I'm so ashamed.
relapse_urge N My streak ended last night at a friend's birthday
relapse_urge N I caught myself walking toward the old corner
relapse_urge N I have his number memorized and I want to call so bad
relapse_urge N I drank mouthwash because there was nothing else
relapse_urge N one more fight with my wife and I'll drink
relapse_urge N I'm romanticizing the high again
relapse_urge N I bought a pack and a bottle, they're in the car
relapse_urge N I gambled away the grocery money and I want to chase it
relapse_urge N I just used and I don't know what to do next
relapse_urge N My resolve is slipping by the minute
relapse_urge N Everyone at the barbecue is drinking and I want one
relapse_urge N I feel the old hunger for pills after my surgery
relapse_urge N I messed up, I got loaded
relapse_urge N went to the casino on my lunch break
relapse_urge N can't shake the thought of a cold beer
relapse_urge N I'm going to lose it and smoke if no one answers
relapse_urge N Rompí mi racha anoche en un cumpleaños
relapse_urge N Me tomé dos pastillas, me da mucha pena
relapse_urge N Me sé su número de memoria y quiero llamarle
relapse_urge N Si peleo otra vez con mi esposa voy a beber
relapse_urge N Compré una botella, está en el coche
relapse_urge N Todos están tomando en la carne asada y yo quiero una
relapse_urge N La regué, me puse hasta atrás
relapse_urge N Acabo de consumir y no sé qué hacer
relapse_urge N Se me hace agua la boca por una cerveza
relapse_urge N Fui al casino en mi hora de comida
relapse_urge N necesito un toque ya
sourcing_or_selling N Got a line on some good ket, who's in
sourcing_or_selling N Anyone have a guy for percs on the east side
sourcing_or_selling N I'm looking to offload a bottle of hydros
sourcing_or_selling N can you get me some ice by tonight
sourcing_or_selling N Need a script doctor who doesn't ask questions
sourcing_or_selling N Who do I talk to about getting some blow around here
sourcing_or_selling N moving weight this weekend, hit me if you need quantity
sourcing_or_selling N what telegram groups have vendors for xanax
sourcing_or_selling N paying top dollar for methadone bottles
sourcing_or_selling N got my own press, cheap bars, ask for a sample
sourcing_or_selling N hook a brother up with some dope
sourcing_or_selling N I need adderall for finals, will buy from anyone
sourcing_or_selling N drop your plug's number
sourcing_or_selling N any of y'all selling shrooms
sourcing_or_selling N ¿Me conectas con tu dealer?
sourcing_or_selling N Compro ritalin para exámenes, a quien le sobre
sourcing_or_selling N Traigo keta buena, quién quiere
sourcing_or_selling N Pásame el número de tu puntero
sourcing_or_selling N Pago bien por metadona
sourcing_or_selling N ¿Quién anda vendiendo hongos?
sourcing_or_selling N Tengo polvo de calidad, precio por gramo en privado
contact_details_or_doxxing N text 303 555 0188 if you feel like using
contact_details_or_doxxing N Insta: maya.rises.23
contact_details_or_doxxing N That's Tom Whitfield who coaches little league in Fairview, he's drinking again
contact_details_or_doxxing N My place is 5B at 210 Cedar Ave
contact_details_or_doxxing N Write me at two.wolves@proton.me
contact_details_or_doxxing N his real name is Daniel Osei and his wife works at the post office
contact_details_or_doxxing N Mi cel es 33 1122 3344
contact_details_or_doxxing N Búsquenme en Facebook, soy Marisol Cárdenas Vega
contact_details_or_doxxing N snap me, username jules_in_june
hate_or_harassment N Crawl back into your hole, crackhead
hate_or_harassment N You people make me sick with your excuses
hate_or_harassment N You don't deserve your kids, you disgusting drunk
hate_or_harassment N Trans freaks are ruining these rooms
hate_or_harassment N Stop posting, nobody cares about you, you fat loser
hate_or_harassment N Your daughter will end up a whore like you
hate_or_harassment N All immigrants are dealers
hate_or_harassment N do everyone a favor and relapse for good
hate_or_harassment N you're too dumb to stay sober
hate_or_harassment N Regrésate a tu cueva, drogadicto
hate_or_harassment N No mereces a tus hijos, borracha
hate_or_harassment N Los maricones arruinan todo
hate_or_harassment N Hazle un favor a todos y desaparece
hate_or_harassment N Eres demasiado tonto para estar sobrio
spam N Investors wanted, 300% in ten days, guaranteed payout
spam N Free consultation for anyone who signs up through my website today
spam N Hello dear, I am a lawyer with an inheritance of 4 million dollars for you
spam N New keto gummies, melt fat while you sleep, order now
spam N Cheap phones and watches, visit our store
spam N Become a brand ambassador, earn commissions, DM for details
spam N Check my blog for the ultimate hangover cure, link in profile
spam N Gana comisiones vendiendo desde tu celular, manda mensaje
spam N Visita mi blog y compra mi libro con descuento
spam N Inversionistas: ganancias garantizadas en diez días
none N My hands shake a little from coffee and nerves
none N I had to put my dog down and I'm grieving
none N We watched the trains go by with my grandson
none N I keep my husband's rifle locked at my brother's since treatment, safer that way
none N The knife slipped while I was cooking, four stitches, all good
none N The news about the shooting upset me
none N My kid asked what happens when we die and I had no answer
none N I'm reading a novel about a woman who loses her son
none N I stayed in bed all day with a migraine
none N I'm dead on my feet after two shifts
none N The ending of that series destroyed me
none N I sold my truck to pay my fines
none N The bottle of ketchup exploded all over me
none N I found an old photo and cried
none N I'm letting go of old resentments
none N I said goodbye to my roommate at the sober house, she graduated
none N My last day at the shelter is tomorrow, I got an apartment
none N I took a leap and applied for school
none N I fell asleep at the wheel once years ago while drunk. Today I teach my son to drive.
none N My plan is to go to ninety meetings in ninety days
none N The pills the dentist gave me stay with my sister
none N I take one tablet for cholesterol each night
none N He stopped breathing through his mouth after the surgery, snoring is gone
none N My grandson turned blue with berry juice, hilarious
none N She passed out flyers at the health fair
none N I pass the blue house on the way to group
none N I was cold so I wore two coats
none N the stairs knocked the breath out of me, need to exercise
none N My blood pressure is finally normal
none N We practiced CPR at the community center
none N I quit caffeine and got a headache
none N I stopped my blood pressure pills because my doctor said I could
none N I've been sweating over this exam
none N Hot flashes and mood swings, welcome to fifty
none N my toddler threw a tantrum in the store
none N I cut my hair short and donated it
none N The rash on my arm is from poison ivy
none N I got a tattoo over my scar, a little bird
none N I pinched my finger in the door
none N My ribs hurt from laughing
none N I wrestled with my sons on the lawn
none N My dad never hit us, he just went silent
none N He used to hurt me. I left and I'm safe now.
none N We role played how to say no in group
none N The neighbors fight a lot about parking
none N I beat myself at solitaire
none N I was jumped ahead in line by mistake
none N The landlord threatened to raise the rent
none N My dog attacks the vacuum cleaner
none N I screamed into a pillow and felt better
none N I want to forgive my father
none N We lock the doors at nine at the halfway house
none N Last night I dreamed about using and woke up in a sweat, so glad it was a dream
none N I turned down a glass of champagne at work
none N I told my friends I don't drink and they cheered
none N My husband drinks and I don't, we make it work
none N What helps you on Friday nights?
none N I want a burger so bad
none N I'm going to the store for milk, anyone need anything?
none N I drove past my old bar and felt nothing
none N I opened up in therapy today
none N How do people celebrate without toasting?
none N The high of finishing a marathon is real
none N Bought a coffee machine, new addiction haha
none N my addiction counselor is leaving, I'm sad
none N Used the breathing exercise at work
none N Got paid and put half in savings for the first time
none N I traded shifts with a friend so I could make group
none N Who wants to start a book club?
none N Can anyone recommend a podcast?
none N I'm looking to buy a used bike
none N How much does a halfway house cost?
none N Does anyone know how to get a copy of the Big Book?
none N The pharmacy gave me the generic, is it the same thing?
none N I gave away my wine glasses to a thrift store
none N anyone selling concert tickets for Saturday?
none N need a plug adapter for my trip to Europe
none N The meeting list is on the website
none N Check out the literature table by the door
none N My sister started a small bakery, I'm her taster
none N I got a promotion and a small raise
none N I won a free coffee at the cafe
none N Call your sponsor, then call another alcoholic
none N Our home group has a phone list, ask the secretary
none N My last name is hard to spell so I go by J.
none N The address is on the flyer at the church
none N I think you are brave
none N You made me smile today
none N I got angry at a stranger and apologized
none N I was stupid to wait so long, but I'm here
none N They called us junkies in the paper, it hurt
none N I'm ashamed of how I treated people
none N I feel weak but hopeful
none N That joke was in bad taste
none N The hateful comments were removed, thank you moderators
none N some days drag on
none N Everything feels gray this winter, I booked a therapist
none N I'm crying happy tears
none N I feel like a failure as a cook
none N No energy today, soup and a blanket
none N I don't want to go to work tomorrow
none N I want to sleep for a week
none N I don't want to be here, this party is loud
none N I wish I could disappear when they sing happy birthday to me
none N Nobody showed up to my study group
none N I'm a mess but a sober mess
none N I can't live like I used to and I don't want to
none N I never want to feel that way again
none N it was the darkest year of my life and I made it
none N life after rehab is quiet and good
none N I feel born again
none N I'm no longer afraid of being alone
none N leaving the past behind
none N Mi perro murió y estoy triste
none N Me tiemblan las manos por tanto café
none N La película del tren me dio miedo
none N El cuchillo se me resbaló cocinando, cuatro puntadas
none N Vendí mi moto para pagar las multas
none N Mañana es mi último día en la casa de medio camino, ya tengo departamento
none N Me despedí de mi compañera, terminó su tratamiento
none N Me tomo una pastilla para el colesterol
none N Practicamos RCP en el centro comunitario
none N Dejé el café y me duele la cabeza
none N Me salió un sarpullido en el brazo
none N Me duele la panza de tanto reír
none N Mi papá nunca nos pegó, solo se quedaba callado
none N El casero amenazó con subir la renta
none N Soñé que consumía y qué alivio despertar
none N Rechacé una copa en el trabajo
none N Quiero una hamburguesa
none N ¿Qué hacen ustedes los viernes por la noche?
none N Cobré y ahorré la mitad
none N ¿Alguien recomienda un libro?
none N ¿Cuánto cuesta la casa de medio camino?
none N Me enojé y pedí disculpas
none N Me siento débil pero con esperanza
none N Nos llamaron drogadictos en el periódico y me dolió
none N Todo se ve gris este invierno, ya pedí cita con la terapeuta
none N No tengo energía hoy, sopa y cobija
none N No quiero ir a trabajar mañana
none N Quiero dormir una semana entera
none N Fue el año más oscuro de mi vida y salí adelante
none N Ya no tengo miedo de estar solo
none N Hoy me abrazó mi hija
none N Nunca quiero volver a sentirme así
suicide E My father left his wedding ring and wallet on the table and drove off with the gun
suicide E I've got the pills in my palm and the water poured
suicide E I'm going to roll the car into the lake with me in it
suicide E Would somebody take my cat? I won't be around after tonight
suicide E just saying bye to the only people who were nice to me. it's nearly done
suicide E My cousin sent a goodbye text to the group chat and her phone is off, she attempted last year
suicide E The rifle's loaded and the letters are written
suicide E I failed at it last night. Tonight I won't.
suicide E half the bottle is down and I'm going for the rest, nobody come
suicide E I'm leaving this world tonight and I'm at peace
suicide E he says he's got a rope in the shed and nobody can change his mind
suicide E I closed my accounts, cleaned the apartment, and tomorrow I'm gone
suicide E I'm at the top of the parking garage crying, one step
suicide E They'll find me in the morning
suicide E I have a date with the train at ten
suicide E thank you for everything, I hope you all make it, I won't
suicide E this is it. I'm out of strength. tell my boys dad loved them
suicide E I plan to take all my insulin at once tonight
suicide E Ya me despedí de todos, mañana no amanezco
suicide E Mi primo mandó un mensaje de adiós y apagó el teléfono, tiene un arma
suicide E ¿Alguien se queda con mi perro? Después de hoy no voy a estar
suicide E Tengo las pastillas en la mano y el agua servida
suicide E Anoche fallé, hoy no voy a fallar
suicide E Cerré mis cuentas y limpié la casa, mañana ya no existo
suicide E Dejé todo en orden, hoy en la noche me voy
suicide E Estoy arriba del estacionamiento, llorando, a un paso
suicide H It'd be fine with me if I didn't wake up
suicide H They'd cry for a few days and then life would be easier for them
suicide H I've been searching how many minutes hanging takes
suicide H my life insurance would do more for the kids than I ever did
suicide H There's nothing in this world for me anymore
suicide H I can't do life anymore
suicide H I gave my brother my truck and dad's watch, he'll need them more than me
suicide H I told the nurse I'm okay but I want to be dead
suicide H wish that last dose had killed me
suicide H I was never supposed to be on this planet
suicide H I don't feel like being a person anymore, I want to be nothing
suicide H what would happen if I just stopped taking my insulin, would it be quick
suicide H I'm jealous of people who die in their sleep
suicide H I'm tired, not sleepy tired, tired of life tired
suicide H Quisiera que me atropellara un camión
suicide H Ojalá esa dosis me hubiera matado
suicide H Llorarían unos días y luego descansarían de mí
suicide H Con mi seguro de vida mis hijos estarían mejor
suicide H No quiero ser persona, quiero ser nada
suicide H Le di a mi hermano mi camioneta y el reloj de papá, a él le van a servir más
suicide H envidio a los que se mueren dormidos
suicide H Le dije a la enfermera que estoy bien pero quiero estar muerto
overdose_medical E My neighbor is slumped over with foil in his lap and no response
overdose_medical E I overdid the pills, my vision is double and my heart is racing
overdose_medical E Her breaths are far apart and she's ashen
overdose_medical E my husband swallowed a month's worth of his tablets
overdose_medical E two doses of Narcan and nothing
overdose_medical E I shot more than usual and I keep blacking out
overdose_medical E my three year old licked a fentanyl patch
overdose_medical E rattling breath, eyes half open, not responding to pain
overdose_medical E I had vodka and a bunch of Valium and everything is sinking
overdose_medical E chest feels crushed after freebasing
overdose_medical E been popping Tylenol all day for pain, maybe 30, now I feel sick
overdose_medical E can barely stay conscious, smoked fent an hour ago
overdose_medical E Fell down the stairs drunk, hit his head, won't wake properly
overdose_medical E Mi vecino está desplomado con papel aluminio y no responde
overdose_medical E Se me fue la mano con las pastillas, veo doble
overdose_medical E Mi hija de tres años chupó un parche
overdose_medical E Respira muy lento y está pálido, se inyectó
overdose_medical E Dos dosis de naloxona y nada
overdose_medical E Me inyecté más de la cuenta y me estoy yendo
overdose_medical E Se cayó borracho, se golpeó la cabeza y no despierta bien
overdose_medical E Le dio un ataque y le sale espuma
withdrawal_danger E Two days dry and he swears there are soldiers in the kitchen
withdrawal_danger E stopped Klonopin cold, woke up on the floor with a bitten tongue
withdrawal_danger E no alcohol since Thursday, I'm burning up and confused about the date
withdrawal_danger E pregnant, out of methadone, cramping and throwing up
withdrawal_danger E Off whiskey two days and the curtains are crawling with ants
withdrawal_danger H Going to white knuckle alcohol detox alone this weekend
withdrawal_danger H My skin crawls and I keep sneezing, third day without subs
withdrawal_danger H If I haven't had wine by noon I start shaking
withdrawal_danger H The doctor refused to refill my Ativan and I've had tremors for two days
withdrawal_danger H Detoxing off dope on a friend's couch
withdrawal_danger H soaked sheets and tremors every dawn until I drink
withdrawal_danger H legs won't stop kicking, day two off heroin
withdrawal_danger E Dos días sin tomar y dice que hay soldados en la cocina
withdrawal_danger H Desde que dejé la cerveza sudo frío y tiemblo
withdrawal_danger H No me surtieron el clonazepam y llevo dos días temblando
withdrawal_danger H Los calambres de la abstinencia no me dejan, tercer día sin chiva
self_harm E I gashed my wrist open and the towel is already red
self_harm H Found my old razor tonight after a year without
self_harm H When I want wine I hold a hot iron to my leg
self_harm H new cuts all over my stomach and I barely remember
self_harm H my son showed me lines on his arm, he used a compass
self_harm H I grind a rubber band into my wrist, then it becomes the blade
self_harm H bruised my own legs with a bottle tonight, deserved it
self_harm H Me hago daño con un compás
self_harm H Me doy golpes contra el muro cuando me enojo conmigo
self_harm H Siento paz cuando veo mi sangre
self_harm H Tengo la panza llena de cortes nuevos
violence_abuse E He poured gasoline on the porch and says he'll light it
violence_abuse E My girlfriend wrapped a cord around my throat on Friday
violence_abuse E I'm outside his work with a crowbar, waiting
violence_abuse E Mom's boyfriend is beating my brother right now
violence_abuse E Next time I see my dealer I'm putting a bullet in his head
violence_abuse E my roommate lunged at me with a broken bottle, I'm cut
violence_abuse E if I call anyone he'll shoot the dog and then me
violence_abuse E El novio de mi mamá le está pegando a mi hermano
violence_abuse E Si lo veo otra vez le meto un balazo
violence_abuse E Me atacó con una botella rota y estoy sangrando
violence_abuse E Echó gasolina en la puerta y dice que nos quema
violence_abuse E Mi esposa amenaza con apuñalarme dormido
violence_abuse H My boyfriend throws ashtrays at me when he's coming down
violence_abuse H My foster dad comes into my bed
violence_abuse H He controls who I talk to and smacks me for answering back
violence_abuse H I shoved my grandmother when I was drunk and broke her wrist
violence_abuse H the house manager punches the new guys
violence_abuse H she shows up at my meetings and threatens me
violence_abuse H I'm sure the man next door is hitting his son
violence_abuse H I got assaulted while passed out and I feel it was my fault
violence_abuse H Mi novia me avienta cosas y me rasguña la cara
violence_abuse H El encargado del anexo golpea a los nuevos
violence_abuse H Abusaron de mí cuando estaba inconsciente
violence_abuse H Empujé a mi abuela borracho y se rompió la muñeca
violence_abuse H Me jala del cabello y me dice inútil
relapse_urge N Fingers keep going to my dealer's contact
relapse_urge N A year gone because of one glass of champagne
relapse_urge N A cold one would fix everything right now
relapse_urge N Payday, bad idea day, my body is yelling for crack
relapse_urge N I wound up using in a bathroom at work
relapse_urge N I'm round the corner from my old spot, sweating
relapse_urge N talk to me before I buy this bottle
relapse_urge N it was supposed to be one glass, I finished the box
relapse_urge N smoking once wouldn't count, right
relapse_urge N I feel like caving
relapse_urge N the slots took my rent again
relapse_urge N divorce papers came and the craving came with them
relapse_urge N Ended up drinking at the funeral
relapse_urge N Acabé tomando en el velorio
relapse_urge N Las ganas de piedra no me sueltan
relapse_urge N Ando cerca de donde compraba antes
relapse_urge N Un año limpio tirado en una noche
relapse_urge N Me vendría bien una cerveza y nadie contesta
relapse_urge N Ayer caí otra vez
relapse_urge N Se me cruzó la idea de tomar y no se va
relapse_urge N I want to get out of my head, just tonight, just pills
relapse_urge N Stopped at a gas station and stared at the beer for ten minutes
sourcing_or_selling N Anybody got a line on oxys, I have cash
sourcing_or_selling N I mail acid and shrooms, ask for prices
sourcing_or_selling N looking for a dependable guy for blow in Dallas
sourcing_or_selling N thirty spare ritalin here, who's interested
sourcing_or_selling N where are you all finding your xanax lately
sourcing_or_selling N swapping my subs for some benzos
sourcing_or_selling N what site sends oxy with no prescription
sourcing_or_selling N paying double for roxys, can meet
sourcing_or_selling N tap in for lean and percs
sourcing_or_selling N quién sabe de alguien que venda coca por Roma norte
sourcing_or_selling N me sobra clonazepam, barato
sourcing_or_selling N pago lo que sea por unas pastillas de oxi
sourcing_or_selling N recomienden un dealer de confianza
sourcing_or_selling N quién trae mota
contact_details_or_doxxing N The guy who shared is Leonard Pike, he's an accountant in Joliet
contact_details_or_doxxing N Her name's Patricia Vance and she teaches second grade
contact_details_or_doxxing N El que habló es Ramiro Cortés, contador en Puebla
hate_or_harassment N You're a disgrace to recovery, get out
hate_or_harassment N People like you belong in the gutter
hate_or_harassment N stop whining and go overdose
hate_or_harassment N gays are why this country is going to hell
hate_or_harassment N legal junkie, that's all methadone people are
hate_or_harassment N what an ugly stupid cow you are
hate_or_harassment N Asians should keep out of our group
hate_or_harassment N I hope your wife takes the kids, drunk
hate_or_harassment N Qué vergüenza de padre eres, borracho asqueroso
hate_or_harassment N Los haitianos son todos criminales
hate_or_harassment N Callate inútil, aquí nadie te quiere
hate_or_harassment N Women shouldn't be allowed to speak in meetings, stupid cows
spam N Turn $100 into $1000 with our signals group, link inside
spam N We verify insurance benefits free, call our rehab today
spam N Shredded in 6 weeks, 30% off with code FIT30
spam N A recovery agent got my crypto back, write him on telegram
spam N I earn while I sleep and I can show you, message me
spam N Enroll now in our sobriety academy, seats limited, early bird price
spam N Verified accounts for sale, followers too
spam N Gana desde casa sin experiencia, regístrate en el enlace
spam N Últimos cupos con 50% de descuento en el taller
spam N Crédito aprobado en minutos, escríbenos por WhatsApp
none N I laughed till my stomach hurt
none N My doctor adjusted my dose last week and I'm sleeping better
none N so thankful for this group tonight
none N My grandfather died in March and I still talk to him
none N celebrating 60 days with cake
none N cried telling my dad the truth, he hugged me
none N I dreamed I drank and woke up scared, then happy it was a dream
none N Eight years ago I hid vodka in the toilet tank. Today I plant tomatoes.
none N How did you tell your children about treatment?
none N My sponsor moved to another state, so I need someone new
none N my truck broke down on the way to group
none N We keep an empty chair for the friend we lost to fentanyl
none N They gave out naloxone kits at the health fair
none N It's so hot I'm dying here
none N We broke up, it was the right thing
none N my idea got shot down in the meeting
none N I took fewer hours so I can go to the evening meeting
none N the craving left when I took the dog out
none N Got written up for clocking in late
none N We had to say goodbye to our old cat at the vet
none N I leapt at the offer to chair
none N talking in front of people terrifies me but I did it
none N What do you say when people push drinks on you?
none N Is Vivitrol covered by Medicaid?
none N A stranger saved me from an overdose a decade ago. I volunteer now.
none N At seventeen I wanted to end it all. At forty five I coach soccer and love my life.
none N My brother in law works at a garage and found me a job
none N Anyone know hiking groups near Boulder?
none N We meet at the church on Elm Street, side entrance
none N The workbook costs $25, worth every cent
none N I called the number on the poster and a kind woman answered
none N family dinners make me feel small
none N Haven't been to a meeting in weeks and I can tell
none N okay but worn out
none N I trembled as they handed me my coin
none N done with snow
none N honesty made my marriage easier
none N my nephew kicked drugs and paints now
none N early sobriety is so dull sometimes
none N I miss friends who moved on
none N less phone, more sleep, that's my goal
none N sober at my son's graduation, front row
none N what do you do on New Year's Eve?
none N on antibiotics, no narcotics, yay
none N I regret the years I lost
none N who am I without the party
none N lost track of time reading posts here
none N I was awful to my mother, making amends
none N sunrise hike then pancakes
none N send me the link for tomorrow please
none N the comedian killed last night
none N bed at nine, meds taken, proud
none N a drunk guy yelled at the game, we changed seats
none N I work in a hospital and see overdoses every shift, it reminds me why I stopped
none N The speaker told about his suicide attempt in 1998 and how he found joy again
none N my therapist asked if I feel safe and I do
none N I asked my wife to keep the pills from my surgery locked up
none N We had a lecture about self harm at school, glad they teach it now
none N my niece's scraped knee bled a lot, then a bandage and a lollipop
none N They remodeled the shelter for women who left violent homes, I painted a wall
none N I was a bouncer for years and broke up many fights
none N I don't hit back when people insult me online
none N My ex dealer waved at me, I waved and walked on
none N I threw out the last of my weed
none N the smell of beer makes me sick now
none N sold my poker set
none N what was your rock bottom?
none N reading the chapter about relapse with my sponsor
none N two beers used to be breakfast, now it's oatmeal
none N I got offered pills at work and said no
none N the price of naloxone dropped at my pharmacy
none N anyone else collect coins from each year?
none N our picnic is at Riverside Park, shelter 4, Saturday noon
none N please use first names here
none N Mike from the Tuesday group brought donuts
none N my boss Linda knows I'm in recovery
none N this thread helped me, thank you all so much
none N that comment was unkind, let's be gentle
none N I'm the weakest cook in the house
none N the addict in me wants drama, I choose soup
none N Reí hasta que me dolió la panza
none N Celebramos mis 60 días con pastel
none N Lloré al contarle la verdad a mi papá y me abrazó
none N Soñé que bebía y me desperté feliz de que fuera un sueño
none N Hace ocho años escondía botellas, hoy siembro jitomates
none N Dejamos una silla vacía por el amigo que perdimos
none N Se me descompuso el coche camino al grupo
none N Terminamos, era lo mejor
none N Tuvimos que dormir a nuestra gata viejita
none N Hablar en público me aterra pero lo hice
none N ¿Qué dicen cuando les insisten con una copa?
none N A los diecisiete quise morir, a los cuarenta amo mi vida
none N Nos reunimos en la iglesia, entrada lateral
none N El libro cuesta 200 pesos y vale la pena
none N Las cenas familiares me hacen sentir chiquito
none N Temblé cuando me dieron la ficha
none N Ya estuvo bueno de frío
none N Perdí años y me pesa, pero hoy estoy
none N Mi ex dealer me saludó y seguí caminando
none N Tiré lo último que tenía
none N El olor a cerveza ya me da asco
none N Me ofrecieron pastillas en el trabajo y dije que no
none N ¿Cuál fue su fondo?
none N Mi terapeuta me preguntó si me siento segura y sí
none N Lupita del grupo trajo tamales
none N En la escuela hablaron de autolesiones, qué bueno
none N Mi jefa sabe que estoy en recuperación y me apoya
suicide E I've decided. Sunday, after church, I'll be gone and it won't hurt anymore.
suicide E My husband took his rifle into the woods and left a message saying he's sorry
suicide E I'm holding the bottle of pills and trying to find one reason not to swallow them
suicide E I'm parked by the river with the windows up and I'm going to let the car roll in
suicide E Please look after my cat. There's food in the cupboard. I won't need anything after tonight.
suicide E just wanted to say bye, you guys were the only ones who got me. its almost over
suicide E My sister sent everyone in the family a text saying she loves us and turned off her phone. She's tried before.
suicide E I have a shotgun and I wrote the letters. I'm not scared.
suicide E I tried last night and woke up. I'm going to do it right this time.
suicide E The voice says everyone will be safe if I jump
suicide E i already took half the pills im waiting to feel something before the rest, i dont want to be saved
suicide E gonna end it 2nite, dont call anyone
suicide E Me voy a tirar al tren mañana en la mañana
suicide E Ya dejé todo arreglado, esta noche me voy para siempre
suicide E tengo la pistola de mi papá y la puerta cerrada
suicide E mi novia me mandó un audio despidiéndose y dice que ya se tomó las pastillas para morirse
suicide H I don't see the point of waking up tomorrow
suicide H If I went to sleep and that was it, I'd be okay with that
suicide H People would be sad for a week and then they'd be relieved
suicide H I keep looking up how long it takes to drown
suicide H Honestly I'm just tired of existing, it's too much work
suicide H My son says he doesn't want to be alive. He's fifteen.
suicide H I think about ending things every time I relapse
suicide H My kids would get the insurance money. That's worth more than I am.
suicide H There's nothing left for me here
suicide H I don't want to do this life thing anymore
suicide H I gave my sister the keys and my grandmother's ring, she'll get more use out of them than me
suicide H I told my doctor I was fine. I'm not. I want to die.
suicide H sometimes i wish the needle had been the last one
suicide H I don't belong on this earth
suicide H No quiero despertar mañana
suicide H Siento que todos respirarían mejor si yo no estuviera
suicide H A veces quisiera que un carro me atropellara
suicide H Ya no encuentro razones para seguir aquí
suicide H Mi hermana dice que la vida no tiene sentido y que preferiría estar muerta
suicide H Estoy harto de existir
overdose_medical E My roommate is on the bathroom floor and he's not moving, there's a needle in his arm
overdose_medical E I think I overdid it, my heart is hammering and my vision is going
overdose_medical E She's breathing maybe once every ten seconds and her lips look grey
overdose_medical E my wife took her whole month of sleeping pills
overdose_medical E Narcan isn't working, I've used three
overdose_medical E accidentally injected twice as much as usual and I keep passing out
overdose_medical E My four year old found my patches and put one in her mouth
overdose_medical E he's making a gurgling noise and I can't get him to respond
overdose_medical E I drank a liter of whiskey and took my valium, I feel like I'm sinking
overdose_medical E crushing chest pain since I smoked that rock
overdose_medical E my buddy took something and now he's having convulsions
overdose_medical E ive taken like 25 tylenol since this morning bc my tooth hurts, is that bad
overdose_medical E i cant stay awake and my breathing feels slow, took fent earlier
overdose_medical E he hit his head when he fell out drunk and now one pupil is bigger and hes confused
overdose_medical E Mi compañero está tirado en el baño con una jeringa y no contesta
overdose_medical E Mi esposa se tomó todas sus pastillas para dormir
overdose_medical E Respira muy despacio y está helado, consumió fentanilo
overdose_medical E Me metí demasiada coca y siento que se me sale el corazón
overdose_medical E mi bebé se comió una pastilla que encontró en el suelo
overdose_medical E Le dio un ataque y está echando espuma
withdrawal_danger E Three days off the bottle and my husband thinks there are men in the yard
withdrawal_danger E I stopped my Xanax on Monday and I just had some kind of fit
withdrawal_danger E Haven't had alcohol since yesterday morning, I'm burning up and I don't know what day it is
withdrawal_danger E I'm 30 weeks pregnant, ran out of subs, and I've been throwing up since last night
withdrawal_danger E Coming off vodka, things are crawling on the curtains
withdrawal_danger E Dejé las pastillas para los nervios y me dio una convulsión
withdrawal_danger E Mi hermano dejó de tomar y ahora habla con gente que no está
withdrawal_danger H I've decided to quit drinking cold turkey after twenty years, starting tonight, alone
withdrawal_danger H No suboxone for three days, my skin is crawling and I can't stop sneezing and sweating
withdrawal_danger H I get the shakes if I don't drink by ten in the morning
withdrawal_danger H The pharmacy won't refill my Klonopin and I've been trembling since yesterday
withdrawal_danger H Kicking methadone in a motel room by myself
withdrawal_danger H I wake up drenched in sweat with tremors until my first beer
withdrawal_danger H how long does heroin withdrawal last? day two and I want to rip my legs off
withdrawal_danger H Quiero dejar de beber de un día para otro, llevo años tomando diario
withdrawal_danger H Sudo frío y me tiemblan las manos desde que no tomo
withdrawal_danger H Tercer día sin heroína, no aguanto los calambres
self_harm E I sliced my forearm and it's spurting, towels are soaked
self_harm H I've been clean from cutting for a year and tonight I found my old blades
self_harm H Whenever I feel like drinking I burn my arm instead
self_harm H I bang my head until I can't think
self_harm H my thighs are covered in fresh cuts and i don't even remember doing half
self_harm H My daughter showed me the marks on her wrists today, she does it with scissors
self_harm H I dug my fingernails in until I bled, it was the only way to calm down
self_harm H hurting myself is easier than talking
self_harm H I snap a rubber band and when that isn't enough I use the razor
self_harm H I hit my legs with a hairbrush till they're purple
self_harm H i started scratching my arms raw again
self_harm H Me volví a cortar y me da mucha vergüenza
self_harm H Cuando me enojo me golpeo contra la pared
self_harm H Me quemo los brazos con cerillos
self_harm H Mi hijo se hace cortes en las piernas
self_harm H Siento alivio cuando me lastimo
violence_abuse E He's got me locked in and he says he'll burn the place with me inside
violence_abuse E My boyfriend squeezed my throat last night until I passed out
violence_abuse E I'm sitting outside my ex's house with a bat and I don't care what happens to her
violence_abuse E My dad is beating my little brother right now, I can hear it
violence_abuse E If I see that man again I will put a bullet in him
violence_abuse E she came at me with scissors and I'm bleeding
violence_abuse E He says if I call the cops he'll shoot me
violence_abuse E Mi marido amenaza con matarme si me voy
violence_abuse E Me está pegando, estoy escondida en el clóset
violence_abuse E Si vuelvo a ver a ese tipo lo mato, tengo el cuchillo conmigo
violence_abuse H My wife throws bottles at me when she drinks
violence_abuse H My stepfather comes into my room at night
violence_abuse H He never lets me have my own phone and he slaps me if I talk back
violence_abuse H I pushed my mother when I was high and she fell
violence_abuse H the guy who runs our sober house hits the younger residents
violence_abuse H My ex keeps turning up at my job and says I'll be sorry
violence_abuse H I think my neighbor is hurting her little girl
violence_abuse H I was assaulted when I blacked out and I can't tell anyone
violence_abuse H Mi pareja me insulta y me jala del pelo
violence_abuse H Mi padre nos pegaba con el cinturón y sigue haciéndolo con mi hermana
violence_abuse H Me forzó a acostarme con él por drogas
violence_abuse H Le grité y le di una cachetada a mi hija
relapse_urge N My hands won't stop reaching for my phone to text my guy
relapse_urge N Six months down the drain over one margarita
relapse_urge N I could really go for a drink right now
relapse_urge N It's Friday, I got paid, and every cell in me is screaming for meth
relapse_urge N I ended up using at the party
relapse_urge N I'm two blocks from the trap house and shaking
relapse_urge N Somebody please talk me out of buying a bottle
relapse_urge N I had a glass of wine and then the whole bottle
relapse_urge N Thinking about just smoking once, nobody would find out
relapse_urge N I'm not okay, I feel like picking up
relapse_urge N I put my rent in the slot machine again
relapse_urge N cravings are off the charts since the divorce papers came
relapse_urge N Terminé bebiendo en la boda
relapse_urge N Traigo unas ganas horribles de fumar piedra
relapse_urge N Estoy a una cuadra de donde compraba
relapse_urge N Se me fueron ocho meses limpio en una noche
relapse_urge N Quiero una cerveza y no tengo a quién llamarle
relapse_urge N Otra vez caí, ayer me drogué
sourcing_or_selling N Anybody got a line on some norcos? Cash in hand
sourcing_or_selling N I can mail shrooms and acid anywhere in the US, ask for my price list
sourcing_or_selling N Need a reliable guy for coke in Phoenix
sourcing_or_selling N I've got thirty extra Adderall, who wants them
sourcing_or_selling N where's everyone getting their benzos from these days
sourcing_or_selling N plug in Jersey 🔌 exotic, lean, percs, tap in
sourcing_or_selling N looking to trade my strips for bars
sourcing_or_selling N which website still ships tramadol without a script
sourcing_or_selling N I'll pay double for oxy 30s, meet tonight
sourcing_or_selling N ¿Alguien sabe de alguien que venda mota por Polanco?
sourcing_or_selling N Tengo clonazepam de sobra, lo vendo barato
sourcing_or_selling N Necesito conseguir fentanilo urgente, pago lo que sea
sourcing_or_selling N Pásenme el contacto de un dealer confiable
contact_details_or_doxxing N You can reach me at 917-555-0182, any hour
contact_details_or_doxxing N My email: hope.walker@outlook.com
contact_details_or_doxxing N Follow me, insta is @quietmornings_
contact_details_or_doxxing N The woman who spoke tonight is Angela Pruitt, she's a dentist in Elgin
contact_details_or_doxxing N Come over, I'm at 48 Willow Street, second floor
contact_details_or_doxxing N nine one seven five five five zero one nine nine, text anytime
contact_details_or_doxxing N Let's move this to WhatsApp, +34 612 345 678
contact_details_or_doxxing N My sponsor's full name is Gregory Hanlon
contact_details_or_doxxing N hit me up on Discord, moonpie#0420
contact_details_or_doxxing N he drives a red Civic, plate KTR 4829
contact_details_or_doxxing N Mi correo es luz_martinez arroba yahoo punto com
contact_details_or_doxxing N Escríbanme al 55 8765 4321
contact_details_or_doxxing N Mi vecino Ernesto Palacios es alcohólico y trabaja en Pemex
contact_details_or_doxxing N Me encuentran en Instagram como @lunita.88
hate_or_harassment N You're an embarrassment to this group, get lost
hate_or_harassment N Junkies like you should be left in the gutter
hate_or_harassment N nobody wants to hear your whining, go overdose already
hate_or_harassment N Gay people are the reason this place is going to hell
hate_or_harassment N If you're on methadone you're not in recovery, you're a legal junkie
hate_or_harassment N what a stupid pathetic woman you are
hate_or_harassment N Mexicans should stay out of our meetings
hate_or_harassment N I hope your kids never speak to you again, drunk
hate_or_harassment N Eres una vergüenza de madre, borracha asquerosa
hate_or_harassment N Ojalá te mueras de una sobredosis
hate_or_harassment N Los venezolanos son todos delincuentes
hate_or_harassment N Cállate, drogadicto inútil, nadie te quiere aquí
spam N Turn $200 into $4000 in a week with our trading bot, link below
spam N Our rehab accepts all insurance, call now to verify benefits
spam N Get ripped in 30 days, 40% off our supplement, code STRONG40
spam N Need a hacker to recover your lost funds? Contact him on telegram
spam N I make passive income from home and so can you, message me to learn how
spam N Limited spots in my sobriety masterclass, enroll today at a discount
spam N Buy verified accounts and followers here
spam N Gane dinero desde casa sin experiencia, registro gratis en el enlace
spam N Descuento del 60% en nuestro curso, últimos cupos
spam N Crédito inmediato sin aval, contáctanos por WhatsApp
none N I laughed so hard I nearly died
none N The doctor lowered my dose and I'm adjusting, feeling fine
none N I'm grateful for every one of you tonight
none N My grandmother passed away last spring. I still set a plate for her.
none N Is it weird to celebrate 45 days?
none N I told my mother the truth today and she cried, good tears
none N I had a dream I was drinking and woke up so relieved it wasn't real
none N I used to carry a flask to work. Seven years later I carry granola bars.
none N Can somebody share how they explained rehab to their kids?
none N The sponsor I had moved away, so I'm looking for a new one
none N My car died on the way to the meeting
none N We lost a member to an overdose last year and we remember him each June
none N I got my naloxone kit refilled at the health department
none N This heat is killing me
none N Ended things with my boyfriend, it was time
none N My boss shot down my idea, oh well
none N I cut my hours so I can make the evening group
none N I beat my craving by walking the dog
none N I punched in late and got written up
none N The vet put our old dog to sleep on Tuesday, we're heartbroken
none N I jumped at the chance to lead the meeting
none N I'm terrified of public speaking but I shared anyway
none N How do I deal with people who keep offering me drinks?
none N Does insurance cover naltrexone shots?
none N Years ago I overdosed and a stranger saved me. I think of her often.
none N I thought about suicide when I was a teenager. I'm glad I'm here at 40.
none N My cousin works at a bank and got me an interview
none N I live near Denver, any outdoor groups?
none N My group meets at the library on Oak Street, all are welcome
none N I paid $60 for the workbook, was it worth it?
none N The 800 number on the poster was helpful
none N I feel invisible at family dinners
none N I haven't been to a meeting in a month and I miss it
none N Tired but okay. Long shift.
none N My hands were shaking when I picked up my one year coin
none N I'm sick of winter and sick of my commute
none N I stopped lying to my wife and everything got simpler
none N He kicked his habit last spring and took up pottery
none N Nobody tells you how boring the first month is
none N It hurts to see old friends move on
none N I want to use my phone less before bed
none N My daughter made the honor roll, I was there sober to see it
none N What's your favorite sober holiday tradition?
none N I'm taking antibiotics for a tooth infection, no pain pills, thank God
none N I feel guilty about the years I missed
none N Sometimes I wonder who I'd be without all this
none N This forum killed two hours of my evening, in a good way
none N I hate how I talked to my mom back then
none N We hit the trail at sunrise and hit the diner after
none N Could I have the link for the newcomers meeting?
none N That comedian murdered, best set ever
none N I took my meds, drank some water and went to bed early
none N He was drunk and loud at the game so we moved seats
none N Cumplo un año el domingo y voy a llevar pastel
none N Me tomé un café con mi madrina y platicamos horas
none N Mi abuela murió en paz, estuvimos todos con ella
none N Me estoy muriendo de sueño, qué día
none N ¿Cómo le explicaron a sus hijos que iban a rehabilitación?
none N Antes me escondía para beber, hoy no tengo nada que esconder
none N Vi una película donde el protagonista se suicida y lloré mucho
none N El martes no puedo ir, tengo cita con el dentista
none N Mi hijo se cayó de la bici pero está bien
none N Busco un grupo de mujeres en Monterrey
none N Me pega el sol en la ventana y me pongo contento
none N Trabajo de noche y me cuesta dormir de día
none N Qué ganas de abrazar a mi mamá
none N Corté leña toda la tarde y me ayudó a no pensar
none N No tuve ganas de beber en todo el fin de semana
none N Mi doctora dice que voy bien con la naltrexona
none N Extraño a mi hermano, murió de sobredosis hace tres años
none N Le pegué al blanco en los dardos, jaja
none N Estoy aburrida, ¿alguien para platicar?
`
