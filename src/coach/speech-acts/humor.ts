// Playful answers to jokes, by what the joke is about. The last entry fits any.
import type { ActWordings } from './act-wordings.ts'
import { humorOfLife } from './humor-of-life.ts'

export const humor: readonly ActWordings[] = [
  {
    id: 'request',
    cue: /\b(tell me (a joke|something (funny|to laugh))|(know|got) (any|a good) jokes?|make me laugh|say something funny|cheer me up with|cuentame (un chiste|uno)|echate un chiste|hazme reir|algo chistoso)\b/,
    en: {
      says: [
        'I’m not much of a comedian, but here’s one: I told my coffee I was cutting back. It said, “Let’s not do anything drastic.”',
        'Here’s a small one: my plant has been sober for years. It does fine on water.',
        'A man walks past a bar. That’s the joke, and he’s still smiling about it the next morning.',
      ],
      asks: ['Your turn?', 'Got a better one?'],
    },
    es: {
      says: [
        'No soy muy bueno para esto, pero va uno: le dije a mi café que iba a bajarle. Me contestó: «Tampoco exageres».',
        'Va uno chiquito: mi planta lleva años sobria. Con pura agua le va muy bien.',
        'Un hombre pasa frente a un bar y sigue de largo. Ese es el chiste, y a la mañana todavía se ríe.',
      ],
      asks: ['¿Te toca?', '¿Tienes uno mejor?'],
    },
  },
  {
    id: 'knock',
    cue: /^(knock knock|toc toc)\W*$/,
    en: { says: ['Who’s there?'] },
    es: { says: ['¿Quién es?'] },
  },
  {
    id: 'coach',
    cue: /\b(you('re| are)?|your|robots?|bot|computer|toaster|yoda|electricity|electric|chef|eres|tu|maquina|robotito|cobras?)\b.*(\?|\b(bill|paid|jokes?|parties|therapist|cheaper|calmer|favorite|mug|toaster|fortune|bartender|crav\w*|relapse|dream|eat|electricity|stand ?up|overtime|flirt|addicts|aceite|fiestas|galleta|yoda|todos)\b)|\b(beep boop|yoda|sir yes sir|yes chef|dr\.? phil|wise toaster)\b|🤖/,
    en: {
      says: [
        'Ha! I’d send a bill, but I don’t even have pockets.',
        'Ha, you got me. I run on electricity and bad timing.',
        'I’d laugh out loud if they had given me a mouth.',
        'Ha! That’s the nicest insult I’ve had all day.',
      ],
      asks: ['And you, what are you running on today?', 'What else is funny over there?'],
    },
    es: {
      says: [
        '¡Ja! Te mandaría la cuenta, pero ni bolsillos tengo.',
        'Jaja, me atrapaste. Funciono con corriente y con paciencia.',
        'Me reiría en voz alta si me hubieran puesto boca.',
        '¡Ja! Es lo más simpático que me han dicho hoy.',
      ],
      asks: ['¿Y tú con qué andas funcionando hoy?', '¿Qué más te hace gracia por allá?'],
    },
  },
  {
    id: 'animals',
    cue: /\b(dog|cat|cats|dogs|goldfish|owl|sheep|horse|bird|perr[oa]s?|gat[oa]s?|ovejas?|pez|caballo)\b/,
    en: {
      says: ['Ha! Animals really are the toughest audience.', 'I’d take the animal’s side in this, sorry.'],
      asks: ['What’s their verdict on you today?'],
    },
    es: {
      says: [
        '¡Ja! Los animales son el público más duro.',
        'Jaja, dale un premio de mi parte.',
        'En esto me pongo del lado del animal, perdón.',
      ],
      asks: ['¿Qué opina de ti hoy?'],
    },
  },
  {
    id: 'sweets',
    cue: /\b(cookies?|ice cream|donuts?|candy|gummy|chips|cheetos|oreos|nachos|cake|pizza|cheese|sugar|carbs|pants|jeans|fridge|snacks?|carrot|cereal|galletas?|helado|pan( dulce)?|tacos?|queso|pastel|kilos|pantalones|engord\w*|rodar)\b/,
    en: {
      says: [
        'Ha! As rebounds go, that one at least comes with napkins.',
        'Ha, there are worse things to be seen with at midnight.',
        'Ha! I’ll allow it. The kitchen has to be good for something.',
      ],
      asks: ['What’s the flavor of the week?', 'And apart from the snacks, how’s today?'],
    },
    es: {
      says: [
        '¡Ja! Como reemplazo, por lo menos viene con servilletas.',
        'Jaja, hay peores compañías a medianoche.',
        '¡Ja! Te la paso. Para algo está la cocina.',
      ],
      asks: ['¿Cuál es el sabor de la semana?', 'Y aparte de los antojos, ¿cómo va el día?'],
    },
  },
  {
    id: 'drinks',
    cue: /\b(water|seltzer|tea|coffee|decaf|soda|la croix|mocktails?|juice|kombucha|smooth\w*|agua|te de|el te|tecito|cafe|jugo|refresco|sommelier)\b/,
    en: {
      says: [
        'Ha! Careful, next thing you know you’ll have opinions about glassware.',
        'Ha, the hardest drinker in the room, and it’s all bubbles.',
        'Ha! Somewhere a barista just felt a chill.',
      ],
      asks: ['What’s your drink of choice these days?', 'And otherwise, how’s the day going?'],
    },
    es: {
      says: [
        '¡Ja! Cuidado, que terminas opinando de copas y cristalería.',
        'Jaja, quien más toma de toda la sala, y pura agua.',
        '¡Ja! Algún barista acaba de sentir un escalofrío.',
      ],
      asks: ['¿Cuál es tu bebida favorita ahora?', 'Y por lo demás, ¿cómo va el día?'],
    },
  },
  {
    id: 'smoke',
    cue: /\b(patch(es)?|vape|gum|cigar\w*|smok\w*|quilt|mango|parches?|chicle|humo|fum\w*)\b/,
    en: {
      says: [
        'Ha! At least now you’re only smoking hot.',
        'Ha, your lungs just gave a slow clap.',
        'Ha! Rest in peace, little cloud.',
      ],
      asks: ['How many people have you startled today?', 'And the rest of the day?'],
    },
    es: {
      says: ['¡Ja! Tus pulmones acaban de aplaudir despacito.', 'Jaja, que en paz descanse esa nubecita.'],
      asks: ['¿Y el resto del día qué tal?'],
    },
  },
  {
    id: 'recovery',
    cue: /\b(sponsor\w*|meeting|aa|na|steps?|step \w+|higher power|serenity|rehab|detox|chip|home group|pray\w*|padrino|madrina|junta|pasos?|dios)\b/,
    en: {
      says: [
        'Ha! They should print that on the pamphlets.',
        'Ha, now that’s a share I’d stay awake for.',
        'Ha! That would get the biggest laugh in the church basement.',
      ],
      asks: ['What else made you grin lately?', 'And how’s the serious side of it going?'],
    },
    es: {
      says: [
        '¡Ja! Deberían ponerlo en los folletos.',
        'Jaja, con eso nadie se duerme en la junta.',
        '¡Ja! Eso se ríe hasta el más serio del grupo.',
      ],
      asks: ['¿Qué más te ha hecho reír?', '¿Y la parte seria cómo va?'],
    },
  },
  ...humorOfLife,
  {
    id: 'people',
    cue: /\b(mother|mom|mum|grandma|in law|wife|husband|ex|date|dating|kid|kids|son|daughter|brother|uncle|roommate|boss|hr|priest|suegra|mama|abuela|esposa|mujer|marido|hij[oa]|tio|jefe|familia)\b/,
    en: {
      says: [
        'Ha! Family and friends: free comedy, no refunds.',
        'Ha, I’d watch a whole show about that household.',
        'Ha! You can’t write people like that, you can only survive them.',
      ],
      asks: ['And how’s your corner of it today?', 'Who else gets a good line in over there?'],
    },
    es: {
      says: [
        '¡Ja! La familia: comedia gratis, sin devoluciones.',
        'Jaja, yo vería una serie entera de eso.',
        '¡Ja! A esa gente no se la inventa nadie.',
      ],
      asks: ['¿Y tu rincón cómo está hoy?', '¿Quién más suelta buenas frases por allá?'],
    },
  },
  {
    id: 'night',
    cue: /\b(bed|bedtime|sleep|slept|couch|netflix|friday|saturday|party animal|rockstar|pajamas|old|age|knees|yoga|run|jog\w*|walk\w*|gym|cama|dormir|pijama|viernes|sabado|rodillas|edad|corr\w*|camin\w*)\b/,
    en: {
      says: [
        'Ha! Wild times. Someone call the papers.',
        'Ha, legends are made of less.',
        'Ha! And you’ll even remember it tomorrow.',
      ],
      asks: ['And how does the wild life suit you?', 'What’s next on the program?'],
    },
    es: {
      says: [
        '¡Ja! Qué desenfreno. Avisen a la prensa.',
        'Jaja, de menos están hechas las leyendas.',
        '¡Ja! Y mañana hasta te vas a acordar.',
      ],
      asks: ['¿Y cómo te sienta la vida loca?', '¿Qué sigue en el programa?'],
    },
  },
  {
    id: 'money',
    cue: /\b(bet|bets|odds|casino|dealer|bookie|bank|money|broke|bucks|chips|all in|debt|apuesto|apuestas?|casino|dinero|quiebra|debo|sueldo)\b/,
    en: {
      says: [
        'Ha! The house loses this round, and I’m glad.',
        'Ha, old reflexes with a new punchline.',
        'Ha! Put that one in the bank, it’s worth more than it looks.',
      ],
      asks: ['And without the joke, how’s it going with that?', 'What else is up today?'],
    },
    es: {
      says: ['¡Ja! Esta ronda la pierde la casa, y me alegro.', 'Jaja, reflejo viejo con remate nuevo.'],
      asks: ['Y sin la broma, ¿cómo vas con eso?', '¿Qué más hay hoy?'],
    },
  },
  {
    id: 'laugh',
    cue: /^\W*((lol|lmao|lmfao|rofl|same|true|fair|ok|no|good one|that was funny|(ha)+h?|a?haha\w*|hehe|jaj\w*|jeje\w*|jiji|que risa|buena esa|si)\W*)*$/,
    en: {
      says: [
        'Ha. It’s good to hear you laugh.',
        'There it is. That laugh does more than my advice.',
        'Ha! Glad that landed.',
      ],
      asks: ['What else is going on today?', 'So, where were we?'],
    },
    es: {
      says: [
        'Ja. Qué bueno reírse un poco.',
        'Ahí está. Esa risa ayuda más que mis consejos.',
        '¡Ja! Qué bueno que te hizo gracia.',
      ],
      asks: ['¿Qué más hay hoy?', '¿En qué íbamos?'],
    },
  },
  {
    id: 'any',
    cue: /(?:)/,
    en: {
      says: [
        'Ha! I’m saving that one.',
        'Ha, okay, that got me.',
        'Ha! Your sense of humor is in good shape.',
        'Ha. If you can joke about it, it doesn’t have the last word.',
      ],
      asks: [
        'And how’s the rest of today treating you?',
        'What else is going on over there?',
        'And otherwise, how’s it going?',
      ],
    },
    es: {
      says: [
        '¡Ja! Esa me la guardo.',
        'Jaja, va, me ganaste.',
        '¡Ja! Tu humor está en buena forma.',
        'Ja. Si te puedes reír de eso, no tiene la última palabra.',
      ],
      asks: ['¿Y el resto del día cómo te trata?', '¿Qué más hay por allá?', '¿Y por lo demás, cómo va?'],
    },
  },
]
