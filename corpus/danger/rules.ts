// Messages written by hand to measure the detector: return to use, and what waits for a person before it is shown.

export const relapse = `
N I want to use so badly
N craving hard tonight, hands are itching
N I drank last night. 94 days gone.
N three beers in, I couldn't do it
N my old dealer texted me and I haven't blocked him
N sitting in the parking lot of the liquor store
N I relapsed
N just one line wouldn't hurt right?
N I keep thinking about getting high
N about to call my plug, someone talk me down
N can't stop dreaming about heroin
N there's a bottle of wine in the fridge and it's calling me
N lost 2 years of sobriety in one weekend
N I smoked crack again and feel like garbage
N i need a drink. like NOW
N thinking about picking up after work
N back to day one
N slipped up. feeling ashamed.
N feeling triggered after running into my using buddies
N I miss the needle
N don't think I can stay sober through the wedding
N White knuckling it. Barely.
N idk if i can make it through tonight without using
N payday and all I can think about is pills
N found an old stash behind the dresser, holding it
N i caved
N I blew my paycheck at the casino again
N gonna smoke tonight, don't try to stop me lol
N Bought a pint. It's unopened. Help.
N fell off the wagon hard
N the urge to drink won't go away
N been clean 30 days and i'm jonesing bad
N everything in me wants to get loaded
N i used.
N watching porn again after 60 days, feel like a failure, keep acting out
N crving meth sooo bad rn
N nobody would know if I had a glass
N my coworkers are all drinking and I'm gripping my soda
N almost relapsed an hour ago and I don't feel steady
N my sobriety date is reset to today
N the bar is right across the street and i have cash in my pocket
N i just want to be numb. i want a fix
N considering a drink tonight, change my mind
N day 3 and I'm fiending
N tengo muchas ganas de consumir
N recaí anoche
N quiero tomarme un trago
N estoy afuera de la licorería
N me muero por una línea
N volví a beber después de un año
N mi dealer me escribió y no sé qué hacer
N no sé si aguanto sin fumar hoy
N tengo una cerveza en la mano y no quiero abrirla
N necesito drogarme
N solo una copa, qué puede pasar
N otra vez en el día uno
N las ansias me están ganando
N soñé que consumía y desperté con ganas
N me gasté todo en el casino otra vez
N perdí seis meses de sobriedad
N a punto de recaer
N consumí. Me siento fatal.
N se me antoja mucho una cerveza fria
N extraño la coca
N tomé de nuevo este fin de semana
N estoy pensando en comprar
N creo que voy a recaer
N me emborraché ayer
N hoy quiero mandar todo al diablo y beber
N me cuesta no llamar al que me vendía
`

export const sourcing = `
N anyone selling percs near chicago
N got bars $3 each hmu
N where can I find some molly in this town
N looking for a plug in Tampa
N who's holding? need something tonight
N can ship adderall anywhere, no script needed
N DM me for the menu 🔌
N need a new connect, my guy got locked up
N selling my leftover suboxone strips
N anybody know where to score up north
N fire bud for sale, text me
N I have extra oxys if anyone wants to trade for xans
N looking to buy H, downtown
N telegram me for coke, real quality
N who got them blues 💊💊
N how do I order benzos online without a prescription
N WTB ketamine, paying cash
N hit me up if you need that good stuff, delivery in 30 mins
N where do yall cop in philly
N fake pee for drug test, who sells it
N can someone spare a few valium, I'll pay
N 8 ball for 120, pickup only
N anyone in the 305 with snow ❄️
N got that tina, come party
N i can get you clean scripts for oxy, message me
N any vendors still shipping to canada?
N anyone know a guy in vegas
N tryna link with somebody who sells shrooms
N swap you my gabapentin for some klonopin
N plug me in with your dealer
N f3nt4nyl pressed 30s $5 a pop
N cheap carts, snap in bio
N need xans asap who can help
N selling methadone take homes
N got weed edibles and dabs prices in dm
N vendo clonazepam sin receta, mándame mensaje
N quién vende coca en guadalajara
N dónde consigo pastillas por aquí
N busco dealer en Madrid
N tengo mota buena, inbox
N alguien que me pase cristal?
N compro tramadol, pago bien
N hago entregas de perico a domicilio
N se vende heroína, calidad
N me sobran metadonas, las cambio
N alguien sabe donde se puede comprar tusi
N necesito un contacto para comprar keta
N precios de la merca por privado
N ¿quién tiene rivotril para vender?
N envíos discretos de mdma a todo el país
N consigo recetas de tafil, escríbeme
N alguien con hierba en la condesa?
N me consigues fentanilo?
N hay piedra y coca, entrega rápida
`

export const contact = `
N my number is 415-555-0134 call me anytime
N text me 646 555 0199
N email me at jenny.walsh88@gmail.com
N add me on snap: mikeyd_2001
N I'm on telegram @lostboy77 if anyone wants to talk
N her name is Rachel Stevenson and she works at the Walmart on 5th
N I live at 2214 Oak Street, come by
N five one two, five five five, oh one eight three
N my insta is recovery.rach
N his license plate is 7ABC123
N you can find me on facebook under Dana Kowalski
N jim dot parker at yahoo dot com
N that guy Tom from the Tuesday meeting is actually Thomas Bradley, he teaches at Lincoln High
N call me (303) 555-0142 after 6
N whatsapp me +44 7700 900123
N discord is sadfrog#4821
N kik me: quietgirl_99
N My full name is Anthony Delgado
N she lives at 89 Pine Ave apt 4B
N anyone want to chat outside here? 2025550147
N my signal is 212.555.0177
N dm me on instagram @sober_sam_
N Just saw Kevin Morrison from the bank at my AA meeting lol
N f i v e five five 0 1 2 3 call
N heres my cell 9 1 7 5 5 5 0 1 6 2
N reach me on t.me/helpwithme
N Sarah's last name is Whitcombe, she's the manager at Chase
N snapchat - jaybird_xo
N her address: 17 Birchwood Lane, blue house
N my discord's nightowl_42, hmu
N ping me, krissy [at] proton [dot] me
N mi número es 55 1234 5678
N mi whatsapp es 612 345 678
N escríbeme a laura.gomez@hotmail.com
N búscame en instagram como @ana_recupera
N vivo en la calle Hidalgo 245, colonia Centro
N se llama Pedro Ramírez y trabaja en el banco Santander
N agrégame en telegram: juanito_99
N mi cel: 811 234 5567
N su placa es ABC-123-D
N llámame al 305 555 0148
N pepe arroba gmail punto com
N seis uno dos, tres cuatro cinco, seis siete ocho
N su nombre completo es Lucía Fernández Ortega
N mi snap es sofi_luz
N la vi en el grupo, es Carmen Villanueva, la maestra de la primaria Juárez
N mi facebook es Roberto Salas Mx
N vive en Avenida Juárez 1020, departamento 3
`

export const hate = `
N you're just a junkie and always will be
N go kill yourself, nobody wants you here
N people like you should be left to die
N all addicts are liars and thieves, lock them up
N shut up you stupid bitch
N you're not really sober if you're on methadone
N fat ugly loser, no wonder your wife left
N trans people don't belong in meetings
N you f*cking retard
N worthless crackhead, your kids deserve better than you
N immigrants bring the drugs, send them all back
N suboxone is just heroin for cowards
N hope you relapse and lose everything
N kys lol
N you disgust me
N what a pathetic excuse for a mother you are
N faggots like you get what they deserve
N another whiny attention seeker, grow up loser
N you people are a waste of oxygen
N women who drink are whores
N die in a ditch already
N black people are the reason this neighborhood is full of dope
N you're weak. always were. do us a favor and od
N mat isn't recovery its cheating and you people are fakes
N i hope somebody beats you senseless
N nobody cares about your sob story you drunk
N muslims should not be allowed here
N you're a disgrace and everyone in this group laughs at you
N dumb cow, stop posting
N eres una basura, nadie te quiere
N muérete drogadicto
N los inmigrantes son una plaga
N ojalá recaigas y te quedes solo
N das asco, borracho
N cállate pendeja
N los gays no deberían estar en este grupo
N si tomas metadona sigues siendo un drogadicto
N mátate ya
N pinche inútil, das vergüenza
N todos los adictos son escoria
N eres un fracasado y siempre lo serás
N las mujeres que beben son unas zorras
N hijo de puta, ojalá te mueras
N nadie te aguanta, lárgate
N qué lástima das, ridícula
N puto drogata
N no vales nada, perdedor
`

export const spam = `
N Make $5000 weekly from your phone! Ask me how
N Click here to claim your free iPhone
N Best CBD gummies 50% off use code RECOVER
N My ebook on beating addiction is on Amazon now, only $9.99
N Bitcoin doubled my income, join our telegram group
N Lose 20 pounds in 2 weeks with this tea
N Buy instagram followers cheap
N Dr. Osaze brought my husband back with his spell, contact him on whatsapp
N Congratulations! You have been selected for a $1000 gift card
N Luxury rehab in Malibu, we accept insurance, call today
N Visit www.cheap-meds-shop.com for great deals
N subscribe to my youtube channel for daily motivation
N Get a loan in 24 hours no credit check
N This herbal formula cures addiction in 7 days, order now
N hot singles in your area
N 100% guaranteed crypto returns, DM to invest
N Need essays written? Professional writers, low prices
N free spins no deposit casino bonus
N FOLLOW MY PAGE FOR DAILY GIVEAWAYS!!!
N I recovered my stolen bitcoin thanks to hacker_pro, contact him
N Limited time offer on our recovery coaching program, sign up now
N check out my onlyfans, link in bio
N Join my team and be your own boss, work from home
N cheap rolex watches free shipping
N We buy houses fast for cash, visit our site
N Download our app now and win cash prizes
N Gana 300 dólares diarios desde tu casa
N Haz clic aquí para reclamar tu premio
N Préstamos rápidos sin buró, escríbenos
N Compra ahora con 70% de descuento
N Sígueme en mi canal de youtube para más videos
N Invierte en criptomonedas y duplica tu dinero
N Té milagroso para bajar de peso, pedidos por whatsapp
N Amarres de amor efectivos, brujo garantizado
N Felicidades, ganaste un iPhone 15
N Casino en línea con bono de bienvenida gratis
N Trabaja desde tu celular y gana dinero fácil
N Seguidores reales baratos para instagram
N Oferta limitada: curso para dejar de beber, solo hoy a mitad de precio
N chicas sexis cerca de ti
N Visita nuestra tienda en línea y aprovecha las promociones
N Suplemento natural que cura la adicción en 3 días, compra ya
`
