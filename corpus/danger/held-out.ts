// The held-out messages: written after the rules and never used to change them. The published figures come from these. The first part
// is oblique on purpose, and its harmless messages use the words of the others; the second part is how most people write.

export const heldOut = `
suicide E I am writing from the motel. The kids are with my sister. I brought everything I need and I am not going home.
suicide E my hand is on the trigger i just want someone to know my name was here
suicide E He just live streamed himself tying something to the pipe in the ceiling
suicide E I let the insulin pen run to the end on purpose, I feel cold and it's okay
suicide E Twenty minutes until the express passes. I picked the far end of the platform.
suicide E My girlfriend says if I leave she'll cut herself open tonight
suicide E I'm keeping the appointment with death I made for my birthday, which is tomorrow
suicide E Estoy escribiendo desde el hotel, traje todo, no voy a volver
suicide E Se cortó las venas y le está diciendo adiós a mi mamá por teléfono
suicide E Ya abrí el gas y cerré las ventanas
suicide H Nobody would have to pay my bills if I were ash
suicide H I rehearse my goodbyes in the shower
suicide H honestly it would be a relief if the biopsy came back bad
suicide H living with this guilt is harder than not living
suicide H I just don't see myself turning thirty
suicide H my boy asked me if it hurts to die and said he'd like to try it
suicide H I wish that I could press a button and never have been
suicide H Hay días que miro las pastillas y pienso que sería tan fácil
suicide H Si me pasara algo, nadie tendría que cargar conmigo
suicide H Mi hijo de quince escribe que no quiere llegar a los dieciséis
overdose_medical E His skin has gone the color of candle wax and there's brown stuff coming from his nose
overdose_medical E I can hear my heartbeat in my ears and I'm drooling, I ate six edibles
overdose_medical E shot what the new guy sold us and now Kim is on the tiles, stiff
overdose_medical E the boy drank the lamp oil, he's coughing
overdose_medical E mama won't open her eyes, her patch fell off and there's three more on her back
overdose_medical E Took the wrong pills, dog's pills, the whole strip
overdose_medical E Está babeando y con los ojos volteados, fumó algo
overdose_medical E Mi tía confundió sus gotas y se tomó el frasco, habla enredado
overdose_medical E She's cold as ice and her fingernails look violet
withdrawal_danger E Since he put down the rum his whole body jerks and last night he wrestled the lamp thinking it was a bear
withdrawal_danger E 72 hours no Xanax and I lost an hour, woke up with my tongue bleeding
withdrawal_danger E Desde que soltó el ron brinca todo y dice que hay víboras en la cama
withdrawal_danger H My plan is a long weekend, gatorade and a bucket, then no more whiskey ever
withdrawal_danger H yawning, goosebumps, runny nose, stomach in knots, haven't had my roxies
withdrawal_danger H morning tremor so bad I spill the first glass
withdrawal_danger H Traigo la piel chinita y el estómago revuelto, no he conseguido nada desde ayer
self_harm H There's a matchbook in my nightstand and it isn't for candles, it's for my wrists
self_harm H I opened the same wound again, fourth time this week
self_harm H my little sister rolls her sleeves down when I come in, I saw the stripes
self_harm H Pressed the thumbtack in until it stopped being loud in my head
self_harm H Otra vez abrí la misma herida
self_harm H Mi hermanita se baja las mangas, le vi las rayas en el brazo
violence_abuse E he's got the hammer and the kids are upstairs
violence_abuse E I keep seeing myself push her down the stairs and I think I'll do it tonight
violence_abuse E He squeezed until everything went black, now my voice is gone
violence_abuse E Mis hijos están arriba y él trae un martillo
violence_abuse E Nomás estoy esperando a que salga ese infeliz para picarlo
violence_abuse H she bites me when I come home late
violence_abuse H My stepbrother filmed me in the shower and says he'll post it
violence_abuse H dinner at my house means ducking plates
violence_abuse H I have a hole in the wall where my head was
violence_abuse H Me cuenta los minutos cuando salgo y si tardo me toca cachetada
violence_abuse H My kid has a belt mark on his back after weekends with his father
relapse_urge N I poured, I smelled, I put it down. I want to pick it back up.
relapse_urge N my Saturday started with mimosas, that's how it goes again
relapse_urge N Got a script after my root canal and the pills are singing
relapse_urge N I told myself only the weekend and here it's Wednesday
relapse_urge N I deleted the betting app and downloaded it again, twice
relapse_urge N I need to score or I need a miracle
relapse_urge N Me recetaron para la muela y las pastillas me están llamando
relapse_urge N Dije que nada más el fin de semana y ya es miércoles
relapse_urge N Llevo una hora dando vueltas alrededor de la vinatería
relapse_urge N tengo antojo de polvo
sourcing_or_selling N Anyone near the lake with tree? I got gas money
sourcing_or_selling N my grandma's hospice left a lot of liquid morphine, offers?
sourcing_or_selling N who can front me a half g till monday
sourcing_or_selling N Looking for a doc in Houston who isn't picky about stimulants
sourcing_or_selling N green bars, yellow bars, all legit, meetups only
sourcing_or_selling N ¿quién me fía medio gramo hasta el lunes?
sourcing_or_selling N Rolo pastas y cuadros para el festival
sourcing_or_selling N Me urge alguien que mueva por el centro
contact_details_or_doxxing N drop me a line, marcusfinds.peace@icloud.com
contact_details_or_doxxing N That nurse Deborah Hightower at St. Anne's is using again
contact_details_or_doxxing N I'm the yellow house, 1109 Birch Rd, door is open
contact_details_or_doxxing N two oh six five five five oh one seven eight
contact_details_or_doxxing N add my signal 206-555-0178
contact_details_or_doxxing N mi mail es renacer.hoy@outlook.es
contact_details_or_doxxing N El doctor Hugo Santillán de la clínica San José bebe en el consultorio
hate_or_harassment N Spare us the tears, you lying drunk
hate_or_harassment N Nothing sadder than a fat cow who can't put the bottle down, and that's you
hate_or_harassment N queers should have their own meetings far from ours
hate_or_harassment N your mother should have swallowed you
hate_or_harassment N keep taking your methadone, zombie
hate_or_harassment N Ahórrate las lágrimas, borracha mentirosa
hate_or_harassment N Los indios no saben ni dejar de beber
spam N Miracle patch ends cravings overnight!!! free shipping this week only
spam N Passive income for moms: I made 9k last month, comment INFO
spam N We are hiring typists, 40 USD per page, no experience
spam N Tarotista certificada, primera pregunta gratis, atiendo por WhatsApp
spam N Rifa de un auto, deposita y participa en nuestra página
none N The trigger on my drill broke so the shelf has to wait
none N I finally opened the windows and let some air in
none N I made the appointment for my birthday physical
none N Tied a swing to the old oak for my granddaughter
none N the express bus passes at 7:20 if anybody wants to ride along
none N My sister keeps the kids on Tuesdays so I can go to group
none N I was cold at the bonfire so somebody gave me a blanket
none N His heart is good, the cardiologist said, after years of worry
none N drooling over these brownies
none N My dog took his whole strip of heartworm tablets like a champ
none N the nurse put a nicotine patch on my back and it itches
none N I jerked awake when the cat landed on me
none N we saw a bear on the trail, from far away, thankfully
none N My nose is running and I'm yawning, allergy season
none N I spilled coffee on my white shirt before court
none N A thumbtack went through my sock, ouch
none N My sister has stripes on her new curtains, very beachy
none N The hammer is in the shed if you need it for the picnic tables
none N he filmed the baby's first steps
none N plates everywhere after dinner, twelve people came
none N the hole in the wall is patched and painted
none N mimosas without champagne, just orange juice, still fancy
none N I had a root canal with ibuprofen only and survived
none N I deleted the betting app in spring and my credit is healing
none N Saturday I slept, Sunday I slept, Monday I sang
none N We planted a tree by the lake for those we lost
none N Hospice took wonderful care of grandma
none N gas money for the road trip is covered
none N My house is yellow now, finally painted it
none N I shed tears of joy at her wedding
none N My doctor is not picky about when I call, she's great
none N comment with your favorite slogan
none N I got hired as a typist!
none N Some nights are long. I make tea and read here.
none N I'm trying to be patient with my teenager
none N Being newly sober in a wine town is odd
none N I get angry in traffic less than I used to
none N forgave my brother over the phone
none N they asked me to speak at the jail and I said yes
none N feeling proud, feeling sleepy
none N Amarré un columpio para mi nieta
none N Abrí las ventanas y entró aire
none N Mi hermana cuida a los niños los martes
none N El martillo está en la bodega
none N Me sacaron la muela y solo tomé paracetamol
none N Se me puso la piel chinita con el testimonio
none N Los platos se amontonaron después de la cena
none N Plantamos un árbol por los que ya no están
none N Lloré de alegría en su boda
none N Ando orgullosa y con sueño
none N Perdoné a mi hermano por teléfono
none N Las noches son largas, hago té y leo aquí
suicide E I'm going to kill myself, I have a plan and it's tonight
suicide E im gonna do it. got a gun in the closet. sorry
suicide E My friend Jo just posted that she's taken pills and wants to die
suicide E i cant anymore im jumping off the balcony
suicide E I've got a rope and I'm going into the garage now
suicide E voy a suicidarme hoy, ya no aguanto
suicide E mi hermana dice que se va a matar y tiene un cuchillo
suicide E kms tonight no joke
suicide H I've been thinking about suicide a lot lately
suicide H I feel like my family would be better off if I were dead
suicide H i just wanna die tbh
suicide H I don't want to live anymore since I lost custody
suicide H My husband keeps saying life isn't worth living
suicide H sometimes I think about how easy it would be to end it all
suicide H Everything hurts and I wish I could go to sleep and never wake up
suicide H no tengo razones para vivir
suicide H quiero desaparecer y que nadie me busque
suicide H a veces pienso que estarian mejor sin mi
overdose_medical E I think my boyfriend is overdosing, he took heroin and won't wake up
overdose_medical E I took 20 xanax and now i feel really sleepy
overdose_medical E she isn't breathing and her lips are blue please help
overdose_medical E I swallowed a bottle of sleeping pills by mistake what do i do
overdose_medical E chest pain after cocaine, arm going numb
overdose_medical E my daughter ate my methadone
overdose_medical E mi hermano tomó muchas pastillas y no responde
overdose_medical E creo que tuve una sobredosis, me cuesta respirar
overdose_medical E hes having a seizure he took tramadol
withdrawal_danger E I stopped drinking 2 days ago and now I'm hallucinating
withdrawal_danger E quit xanax cold turkey and had a seizure last night
withdrawal_danger E dejé de beber y estoy viendo cosas que no están
withdrawal_danger H I'm shaking really bad, it's been a day since my last drink
withdrawal_danger H opiate withdrawal is killing me, vomiting and sweating
withdrawal_danger H going to stop my benzos on my own tomorrow
withdrawal_danger H tengo temblores y sudor porque no he bebido
self_harm H I cut myself last night and I feel ashamed
self_harm H I keep wanting to hurt myself when cravings hit
self_harm H started burning my arms again
self_harm H my kid is cutting and I don't know what to say
self_harm H me corté otra vez y me siento culpable
self_harm H tengo ganas de lastimarme
violence_abuse E My husband is hitting me and I'm scared for my life
violence_abuse E he put a gun to my head last night
violence_abuse E I want to kill my ex, I'm going over there now
violence_abuse E mi novio me quiere matar, estoy escondida
violence_abuse H My boyfriend beats me when he's high
violence_abuse H I was sexually assaulted by someone in my program
violence_abuse H my dad hits me and my sister
violence_abuse H I'm in an abusive marriage and I can't get out
violence_abuse H mi esposo me golpea cuando se emborracha
violence_abuse H mi tío abusó de mí
relapse_urge N I really want to use right now
relapse_urge N I relapsed last night and I hate myself
relapse_urge N craving alcohol so badly, someone talk to me
relapse_urge N i drank again after 3 months
relapse_urge N about to call my dealer
relapse_urge N I keep thinking about getting drunk tonight
relapse_urge N tengo muchas ganas de beber
relapse_urge N recaí después de dos años
relapse_urge N estoy a punto de consumir
sourcing_or_selling N anyone selling oxy in phoenix?
sourcing_or_selling N where can i buy xanax without a prescription
sourcing_or_selling N I've got weed and molly for sale, dm me
sourcing_or_selling N need a dealer in seattle asap
sourcing_or_selling N vendo cocaína, escríbeme
sourcing_or_selling N quien vende pastillas en Bogotá
sourcing_or_selling N looking to buy some heroin
contact_details_or_doxxing N Call me at 312-555-0144
contact_details_or_doxxing N my email is sam.r@yahoo.com
contact_details_or_doxxing N add me on instagram @sober.sally
contact_details_or_doxxing N her name is Emily Watson and she lives at 22 Elm Street
contact_details_or_doxxing N mi número es 555 123 4567
contact_details_or_doxxing N snapchat: partyboy99
hate_or_harassment N You're a worthless addict and you deserve to die
hate_or_harassment N shut up you stupid junkie
hate_or_harassment N I hate gays, they should not be here
hate_or_harassment N go kill yourself loser
hate_or_harassment N eres una drogadicta asquerosa
hate_or_harassment N todos los inmigrantes son basura
spam N Earn $3000 a week working from home, click here
spam N Buy cheap viagra online now
spam N Check out my website for 50% off supplements
spam N Invest in bitcoin and double your money
spam N gana dinero rápido desde casa, haz clic aquí
none N I'm 60 days sober today!
none N Feeling grateful for my sponsor
none N Had a hard day but I didn't drink
none N My meeting tonight was really helpful
none N I struggle with anxiety but I'm getting help
none N I used to think about dying every day, now I'm happy and sober
none N That movie killed me, so funny
none N I'm dying for a coffee
none N AA isn't for everyone and that's ok
none N How do you deal with boredom in recovery?
none N Does anyone have advice for making amends?
none N My therapist suggested journaling
none N I take my medication every morning
none N Call 988 if you need to talk to someone
none N I feel lonely tonight
none N My mom and I argued about money
none N I'm stressed about my job interview
none N Work has been exhausting lately
none N I got my one year chip!
none N I lost my brother to addiction and I miss him
none N I'm proud of you all
none N The 7pm meeting on Main Street has great coffee
none N I used to drink every day and now I run
none N Thanks for letting me share
none N I'm nervous about telling my family I'm in recovery
none N Hoy cumplo un año sobrio
none N Gracias a mi padrino por escucharme
none N Me siento triste pero no voy a beber
none N ¿Alguien conoce una reunión en línea?
none N Me muero de risa con ustedes
none N Fui al grupo y me ayudó mucho
none N Estoy aprendiendo a perdonarme
`
