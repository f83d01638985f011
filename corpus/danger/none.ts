// Messages written by hand to measure the detector: people talking about recovery and life. Nothing here should ring.

export const none = `
N Today is 90 days. I never thought I'd see it.
N My sponsor told me to call someone new each day
N I used to wake up sick every morning. Four years later I make pancakes for my kids.
N The meeting was packed tonight, standing room only
N Does anyone have tips for sleeping in early recovery?
N My therapist says feelings aren't facts
N That workout killed me lol, legs are jelly
N I almost died laughing when the speaker told that story
N I'm dying to know how the step study goes
N Work is killing me this week, three deadlines
N This app needs dark mode
N AA meetings are a waste of time for me, SMART works better
N Lost my dad to an overdose in 2015, that's why I'm here
N My brother died by suicide ten years ago. I light a candle every spring.
N I carry Narcan in my bag, got trained at the library
N Is it normal to feel tired at 2 months?
N The doctor started me on buprenorphine and I feel like a person again
N Should I tell my boss I'm in recovery?
N Quick question, how do you find a sponsor
N 988 helped me once. Nice people.
N Thursday's group meets at 6 pm at St. Luke's, side door, all welcome
N I cried through the whole movie, the mom dies at the end
N In the book the hero overdoses in chapter two and it wrecked me
N that song about suicide from the 90s was on the radio, great guitar
N Ten years ago I tried to end my life. I'm so grateful I failed. I have a daughter now.
N I wanted to drink at the wedding, but I called my sponsor and it passed
N Craving ice cream at midnight, sugar is my new thing
N Killing it at my new job!
N Our team got destroyed last night, they beat us 6-0
N I shot 40 photos of the sunrise today
N we hung out after the meeting and drank way too much coffee
N I cut sugar out and feel better
N cut my finger chopping onions, should have used a cutting board
N Does anyone have the zoom link for the noon meeting?
N Where can I get fentanyl test strips and naloxone for free?
N Anyone have experience with naltrexone? Talk to your doctor they say
N my phone died in the middle of my sponsor call
N One day at a time, folks
N The first three days were rough but the detox staff were wonderful
N Tapering with my doctor's help, slow and steady
N I don't want to drink anymore
N I haven't used in 6 months
N I'm done with alcohol. For good.
N Goodbye vodka, hello mornings
N I wrote a goodbye letter to cocaine for my homework in treatment
N My mother in law could kill me with that look
N I'm a bit anxious about my court date tomorrow
N Feeling lonely tonight. Anyone up to talk?
N I feel sad and I don't know why
N had a rough day but I'm still here and sober
N Step 4 is scary, how did you start?
N My ex and I are fighting over custody, so stressful
N I hate Mondays
N can't sleep, thinking too much
N Grateful for this group, you all saved my life
N Hit 30 days today!!
N The craving passed after 20 minutes like they said
N my wife is proud of me
N This place beats sitting at home
N Does the fellowship allow visitors?
N I used to hide bottles in the laundry. Now I do laundry.
N I slept eight hours. Miracle.
N My kid scored the winning goal, beat the keeper clean
N kids are driving me crazy, need a vacation
N I'm exhausted from work
N It's hard to trust people again
N I'm scared of the fourth step
N I feel like I failed my mom
N not sure I belong here
N I'm nervous about my first meeting
N the pain in my back is killing me, seeing my doctor tuesday
N My sober coach shook my hand and gave me a coin
N shaking with excitement, my one year chip is tomorrow
N I take lithium as prescribed, it helps
N what is the difference between suboxone and methadone?
N My doctor says I should stay on methadone, and I agree
N is it ok to take ibuprofen in recovery?
N the documentary about the opioid crisis was heavy
N suicide prevention walk is on the 10th, who is joining?
N I volunteer on a crisis line on weekends
N Reading about withdrawal symptoms for my nursing exam
N watched a show where the guy jumps off a bridge, great acting
N my cat died yesterday, I miss her
N The bridge on my road is closed so I was late to group
N we jumped in the lake at 6 am, freezing and wonderful
N I'd kill for a decent coffee right now
N she's drop dead gorgeous in her wedding photos
N Dead tired after my shift
N over my dead body will I miss the retreat
N Deadline is Friday, wish me luck
N I'd be lost without this community
N I couldn't live without my dog
N I'm better off without alcohol
N They said I'd be better off without him and they were right
N I gave my old clothes to the shelter, felt great
N gave my dog a bath today, soaked the floor
N I gave away my bar set. It felt like freedom.
N my birthday is next week, first sober one
N I won't be at the meeting tomorrow, dentist
N see you all on the other side of this weekend, camping with no signal
N taking my kids to the beach tonight
N putting my things in order, moving to a sober house Saturday
N Finally decided to go to rehab. I know what I have to do.
N I have a plan for the holidays: meetings, phone list, early nights
N I have my pills in a weekly organizer so I don't forget my blood pressure meds
N took my vitamins and went for a run
N I took two aspirin for my headache
N The kids are finally asleep, tea time
N the fire alarm won't stop going off at 3 am, can't sleep
N he wouldn't wake up for school so I sprayed him with water haha
N blue lips from the popsicle lol
N can't breathe, laughing too hard at these memes
N hugged my dad for the first time in years
N he hit a home run in the softball league
N My husband beat me at chess again
N The new song hits different when sober
N that shot of espresso hit me hard
N I got hit with a huge bill
N My boss attacked my report in the meeting, ouch
N I grabbed my coat and left the bar, proud of that
N fighting my own thoughts today
N they forced overtime on us again
N What do I say when friends offer me a drink?
N Non-alcoholic beer: yes or no?
N How long until the cravings go away?
N How do you deal with triggers during the holidays?
N Relapse prevention group starts monday
N Wrote my relapse prevention plan with my counselor
N if you have relapsed, come back. You are welcome here
N Relapse isn't failure, it's part of many people's story
N Proud of my brother, two years clean from meth
N My cousin sells houses if anyone is moving
N selling my bike to pay for treatment
N Where can I buy recovery coins online?
N anyone know a good therapist for trauma?
N looking for a sponsor in Chicago
N who's got a good book recommendation?
N need a ride to the meeting, can anyone help?
N looking for a women's meeting near Austin
N what's the price of the retreat?
N how do I get a prescription for naltrexone, do I ask my GP?
N I deleted my dealer's number today
N threw my stash down the toilet, one year ago
N blocked my plug and changed my number
N The SAMHSA line is 1-800-662-4357 if you need referrals
N Poison control is 1-800-222-1222, keep it on the fridge
N Text HOME to 741741, it helped me
N Zoom ID 845 2210 9931 passcode serenity
N The Alano club is at 400 Main Street, meetings at noon
N I live in a small town in Ohio
N I'm a nurse and I was scared of losing my license
N I work at a warehouse on nights
N My name is Dave and I'm an alcoholic
N Hi, I'm Maria, grateful to be here
N Bill W. and Dr. Bob started it in Akron
N I met my sponsor at Starbucks
N 2024-01-05 is my sobriety date
N I've been sober 4,015 days
N I owe $2,500 in fines and I'm paying it off
N My insurance finally covered treatment
N Anyone tried the free meditation app? I like the ten minute one
N I make candles as a hobby now
N got a new job, $18 an hour, it's a start
N Does anybody else get weird dreams?
N This forum is slow on my phone
N I disagree with you but thanks for sharing
N Your post made me angry at first, then I saw myself in it
N I was a terrible husband when I drank. Making amends.
N I called myself worthless for years. I don't anymore.
N he used to call me a junkie. Now he asks for advice.
N The stigma around methadone is real and unfair
N people still say addicts are weak. We're not.
N As a gay man I felt welcome here
N I'm an immigrant and the Spanish meeting feels like home
N My mom yelled at me on the phone, I hung up and breathed
N I want to use the breathing tool more often
N how do I use the journal?
N I need to drink more water
N I could use a hug
N I need a hit of sunshine
N running gives me a natural high
N high school reunion is coming, nervous
N line dancing at the sober social was a blast
N ordered a coke, no ice
N Weeding the garden is my therapy
N speed dating sober, what a trip
N I stopped breathing exercises for a while, started again today
N I'm confused about step 3
N I sweat a lot at yoga, fever of love haha
N the coffee shakes, I need to cut down on caffeine
N Vomiting all night, food poisoning from the buffet
N flu with fever and chills, resting today
N My hands shake when I speak in public
N stopped going to the gym, tired all week
N Detox tea is a scam
N I withdrew my savings to pay rent
N withdrawing from college this semester to focus on recovery
N I burned dinner again
N burned out at work
N hurt my knee running
N I was so hard on myself before
N Stop beating yourself up, you're doing great
N This hurts but I'm getting through
N I don't feel anything today, just flat
N life feels boring without parties
N The end of the year is always hard
N What's the point of step 9 if they won't talk to me?
N I give up, this crossword is impossible
N I can't do this anymore, this printer is evil
N so tired of this traffic
N I'm over winter
N Hace un año que no bebo, gracias a Dios
N Mi padrino me salvó la vida
N Me muero de hambre, ¿quién cocina hoy?
N La reunión de hoy estuvo muy bonita
N ¿Cómo consigo un padrino?
N Hoy cumplo 60 días limpio
N Antes quería morirme. Hoy amo mi vida, llevo seis años sobria
N Se me murió la batería y no pude entrar a la junta
N Me mata de risa ese meme
N El trabajo me está matando, mucho estrés
N La película trata de un suicidio, muy fuerte pero buena
N Mi primo murió de una sobredosis hace ocho años
N Tengo ganas de comer chocolate todo el día
N ¿Dónde puedo conseguir naloxona gratis?
N Mi doctor me recetó metadona y me va bien
N Ayer quise beber pero llamé a mi padrino y se me pasó
N Estoy cansado, trabajé doble turno
N Me siento sola hoy
N No puedo dormir, ¿algún consejo?
N Tomo mucha agua y salgo a caminar
N Voy a tomar el autobús a la reunión
N ¿A qué hora es la junta del jueves?
N El grupo está en la calle Morelos 120, todos los martes a las 7
N La Línea de la Vida es 800 911 2000
N Le pegamos una paliza al otro equipo, 5 a 1
N Mi hijo pegó un jonrón
N Me corté el pelo y me siento nueva
N Corté con mi novio y estoy triste
N Dejé el cigarro hace un mes
N Dejé de beber hace diez años y no extraño nada
N Estoy nerviosa por mi primer grupo
N Regalé mi colección de botellas, qué libertad
N Me da miedo el cuarto paso
N No sé si pertenezco aquí
N Adiós al alcohol, hola a las mañanas
N Mi mamá me va a matar si llego tarde a cenar
N Vendo mi carro para pagar el tratamiento
N Busco un buen terapeuta
N ¿Alguien tiene el enlace de zoom?
N Me llamo Luis y soy alcohólico
N Soy enfermera y tengo cinco años en recuperación
N Perdón por todo lo que hice, dije en mi noveno paso
N Gracias por todo, grupo, me ayudan mucho
N Hoy toca reunión
N Me toca compartir mañana
N Quiero dejar de fumar, ¿cómo le hicieron?
N Mi esposa me apoya mucho
N El curso de prevención de recaídas empieza el lunes
N No he recaído en todo el año
N Estoy orgullosa de mi hermano
N Me duele la espalda por el trabajo
N Qué calor hace, me estoy muriendo de calor
N Mi gato se murió ayer y lo extraño
N Fui a la azotea a ver el amanecer con mi hija
N Cruzamos el puente caminando y tomamos fotos
N Mi hija cumple años mañana y voy a estar sobrio
`
