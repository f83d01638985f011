// Privacy of the talk: who reads it, what is saved, deleting and exporting it.
import type { PreparedAnswer } from './prepared-answer.ts'

export const coachPrivacyAnswers: PreparedAnswer[] = [
  {
    id: 'who-reads-this',
    asks: {
      en: [
        'who can read what I write here',
        'does anyone see this chat',
        'are you telling someone what I say',
        'can the staff read my messages',
        'is this private',
        'will my family find out what I typed',
      ],
      es: [
        'quién puede leer lo que escribo',
        'alguien ve este chat',
        'le cuentas a alguien lo que digo',
        'el equipo puede leer mis mensajes',
        'esto es privado',
        'mi familia se va a enterar de lo que escribí',
      ],
    },
    answer: {
      en: 'No person reads along. Your talk is stored encrypted, but the program itself can read it, because it has to answer. If a safety check hears danger, staff see the kind, how urgent, and when: not your words and not your name.',
      es: 'Ninguna persona lee esto. Tu charla se guarda cifrada, pero el programa sí puede leerla, porque tiene que responder. Si una revisión de seguridad nota peligro, el equipo ve el tipo, la urgencia y la hora: ni tus palabras ni tu nombre.',
    },
    more: {
      en: 'Good to know:\n- This isn’t end-to-end encryption like the journal.\n- If this Cairn uses an AI engine and you agree to it, your talk goes to that company, without your name or email. The coach page says which engine answers. The built-in guided coach sends nothing out.\n- A court could order us to hand over what we store.\n- Anyone who can open your device may see the screen; sign out on a shared one.',
      es: 'Conviene saber:\n- No es cifrado de extremo a extremo como el diario.\n- Si este Cairn usa un motor de IA y lo aceptas, tu charla va a esa empresa, sin tu nombre ni correo. La página del guía dice cuál responde. El guía incorporado no envía nada fuera.\n- Un tribunal podría ordenarnos entregar lo guardado.\n- Quien abra tu aparato puede ver la pantalla; cierra sesión si lo compartes.',
    },
    source: { title: 'Cairn: Privacy', url: '/privacy' },
  },
  {
    id: 'is-it-saved',
    asks: {
      en: [
        'do you save our conversations',
        'is this chat stored',
        'can I talk without it being saved',
        'temporary chat what is it',
        'will you still have this tomorrow',
        'how long do you keep my messages',
      ],
      es: [
        'guardas nuestras conversaciones',
        'se guarda este chat',
        'puedo hablar sin que se guarde',
        'qué es el chat temporal',
        'mañana vas a tener esto',
        'cuánto tiempo guardas mis mensajes',
      ],
    },
    answer: {
      en: 'Regular talks are saved until you delete them or your account, so you can come back to them. For one that isn’t saved, start a Temporary chat from the list: it’s never stored on the server and ends when you leave it.',
      es: 'Las charlas normales se guardan hasta que las borres o borres tu cuenta, para que puedas volver a ellas. Si quieres una que no se guarde, empieza un chat temporal desde la lista: nunca se guarda en el servidor y se acaba cuando sales.',
    },
    source: { title: 'Cairn: Privacy', url: '/privacy' },
  },
  {
    id: 'delete-talk',
    asks: {
      en: [
        'how do I delete this conversation',
        'erase everything I told you',
        'remove one message',
        'delete my whole account',
        'I said too much can you wipe it',
        'does deleting really delete it',
      ],
      es: [
        'cómo borro esta conversación',
        'borra todo lo que te conté',
        'quitar un mensaje',
        'borrar mi cuenta completa',
        'dije demasiado, puedes eliminarlo',
        'si lo borro se borra de verdad',
      ],
    },
    answer: {
      en: 'In the list of talks, tap the trash icon next to one, or "Delete all"; inside a talk you can delete single messages. Deleting your account removes everything at once. Copies in backups go as the backups are replaced. You can export first.',
      es: 'En la lista de charlas, toca el bote de basura junto a una, o «Delete all»; dentro de una charla puedes borrar mensajes sueltos. Al borrar tu cuenta se elimina todo. Las copias de respaldo desaparecen cuando se reemplazan. Puedes exportar antes.',
    },
    source: { title: 'Cairn: Privacy', url: '/privacy' },
  },
  {
    id: 'export-talk',
    asks: {
      en: [
        'can I download my conversations',
        'export my chat to show my therapist',
        'how do I get a copy of what I wrote',
        'print this conversation',
        'can I see all the data you have on me',
        'I want a file with everything',
      ],
      es: [
        'puedo descargar mis conversaciones',
        'exportar el chat para mi terapeuta',
        'cómo obtengo copia de lo que escribí',
        'imprimir esta conversación',
        'puedo ver todos mis datos',
        'quiero un archivo con todo',
      ],
    },
    answer: {
      en: 'Use Export below the list of talks; it saves them as a file on your device. Your account page exports everything else too. A few lines from a talk can be a good start with a counselor. Save the file somewhere only you can open.',
      es: 'Usa Export debajo de la lista de charlas; las guarda como archivo en tu aparato. Tu página de cuenta exporta también lo demás. Unas líneas pueden ser un buen comienzo con un consejero. Guarda el archivo donde solo tú lo abras.',
    },
    source: { title: 'Cairn: Privacy', url: '/privacy' },
  },
  {
    id: 'court-or-boss-see',
    asks: {
      en: [
        'can my boss see this',
        'could the police get my messages',
        'can this be used against me in court',
        "will my insurance know I'm here",
        'does my bank statement show what this is',
        'do you sell my data',
      ],
      es: [
        'mi jefe puede ver esto',
        'la policía puede pedir mis mensajes',
        'esto se puede usar en mi contra en la corte',
        'mi seguro se entera de que estoy aquí',
        'en mi estado de cuenta se ve qué es',
        'venden mis datos',
      ],
    },
    answer: {
      en: 'We don’t sell or share your talks, use no ads, and train no models on them. The payment shows as "Membership." A court can order us to hand over what we store; we can’t hand over what we can’t read, like your journal. For a legal case, talk to your lawyer first.',
      es: 'No vendemos ni compartimos tus charlas, no hay anuncios y no entrenan modelos. El pago aparece como «Membership». Un tribunal puede ordenar que entreguemos lo guardado; no podemos entregar lo que no podemos leer, como tu diario. Si tienes un caso legal, habla antes con tu abogado.',
    },
    source: { title: 'Cairn: Privacy', url: '/privacy' },
    ask: 'lawyer',
  },
  {
    id: 'hide-this-page',
    asks: {
      en: [
        'how do I hide this from my husband',
        'quick exit button',
        "someone's coming how do I close this fast",
        'can he see this site in my history',
        'use this without anyone noticing',
        'make the tab look like something else',
      ],
      es: [
        'cómo escondo esto de mi esposo',
        'botón de salida rápida',
        'viene alguien, cómo cierro rápido',
        'puede ver este sitio en mi historial',
        'usar esto sin que nadie se dé cuenta',
        'que la pestaña parezca otra cosa',
      ],
    },
    answer: {
      en: 'Press Shift three times, or tap the exit button, and the page leaves at once. You can set a neutral tab title too. It can’t clear your browser history, so use a private window or another device. Afraid of someone at home? 1-800-799-7233.',
      es: 'Pulsa Shift tres veces o toca el botón de salida, y la página se va al instante. También puedes poner un título neutro en la pestaña. No borra el historial: usa una ventana privada u otro aparato. ¿Le temes a alguien en casa? 1-800-799-7233.',
    },
    source: { title: 'Cairn: Privacy', url: '/privacy' },
    danger: true,
  },
  {
    id: 'no-training-no-ads',
    asks: {
      en: [
        'do you train AI on what I say',
        'are you using my words to teach a model',
        'will I get ads about rehab after this',
        'do you make a profile of me',
        'is my story being sold',
        'who profits from what I tell you',
      ],
      es: [
        'entrenan una IA con lo que digo',
        'usan mis palabras para enseñar a un modelo',
        'me van a salir anuncios de rehabilitación',
        'hacen un perfil mío',
        'venden mi historia',
        'quién gana con lo que te cuento',
      ],
    },
    answer: {
      en: 'No: your talks aren’t used to train models, for ads or profiles, and they aren’t sold. There are no trackers on these pages. They’re used to answer you, show you your own path, and spot danger so help can be shown. The Privacy page says it in full.',
      es: 'No: tus charlas no se usan para entrenar modelos, ni para anuncios o perfiles, y no se venden. No hay rastreadores en estas páginas. Se usan para responderte, mostrarte tu propio camino y notar peligro para ofrecer ayuda. La página de privacidad lo dice completo.',
    },
    source: { title: 'Cairn: Privacy', url: '/privacy' },
  },
  {
    id: 'reach-the-team',
    asks: {
      en: [
        'how do I talk to the people behind this',
        'report a bad answer',
        'complain about the coach',
        'I need a human from Cairn to answer me',
        'who runs this site',
        'you told me something wrong',
      ],
      es: [
        'cómo hablo con la gente detrás de esto',
        'reportar una mala respuesta',
        'quejarme del guía',
        'necesito que me conteste una persona de cairn',
        'quién maneja este sitio',
        'me dijiste algo equivocado',
      ],
    },
    answer: {
      en: 'Use the Contact page and say what went wrong; a person on the team reads it. Leave out names and anything you’d like to stay private. It isn’t answered on the spot, so if it’s urgent, use the Help page numbers instead.',
      es: 'Usa la página de contacto y cuenta qué salió mal; lo lee una persona del equipo. No pongas nombres ni lo que quieras mantener privado. No se contesta al momento, así que si es urgente usa los números de la página de ayuda.',
    },
    source: { title: 'Cairn: Contact', url: '/contact' },
  },
]
