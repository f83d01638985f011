// For relatives: boundaries, money, stealing, whether they can stay.
import type { PreparedAnswer } from './prepared-answer.ts'

export const relativesLimitsAnswers: PreparedAnswer[] = [
  {
    id: 'relative-steals',
    asks: {
      en: [
        'my son steals from me to buy drugs',
        'my daughter took my jewelry',
        'money keeps disappearing from my purse',
        'should I call the cops on my brother for stealing',
        'he pawned my tools',
        'my kid stole my card',
      ],
      es: [
        'mi hijo me roba para comprar droga',
        'mi hija se llevó mis joyas',
        'desaparece dinero de mi bolsa',
        'llamo a la policía porque mi hermano roba',
        'empeñó mis herramientas',
        'mi hijo usó mi tarjeta sin permiso',
      ],
    },
    answer: {
      en: 'Tonight, lock up or move out cash, cards, keys and medicines, and change your passwords. Then say it once, calmly: "Money is missing. From now on it’s locked. I’d drive you to treatment any day." Whether to report it is yours to decide, and neither choice makes you a bad parent.',
      es: 'Esta noche guarda bajo llave o saca de casa efectivo, tarjetas, llaves y medicinas, y cambia claves. Luego dilo una vez, con calma: «Falta dinero. Desde hoy está bajo llave. Te llevo a tratamiento cualquier día». Denunciar o no lo decides tú, y ninguna opción te hace mal padre o madre.',
    },
    ask: 'counselor',
  },
  {
    id: 'enabling',
    asks: {
      en: [
        'am I enabling him',
        "what's the difference between helping and enabling",
        'I keep paying her rent and she keeps using',
        "I call in sick for my husband when he's hungover",
        'everyone says I enable my son',
        'I always clean up his messes',
      ],
      es: [
        'le estoy facilitando el consumo',
        'diferencia entre ayudar y consentir la adicción',
        'le pago la renta y sigue consumiendo',
        'aviso al trabajo cuando mi esposo tiene resaca',
        'todos dicen que soy permisiva con mi hijo',
        'siempre arreglo sus desastres',
      ],
    },
    answer: {
      en: 'Ask one question each time: "Does this help them live, or help them keep using?" Food, rides to treatment and love are help. Covering lies, fines or cash often makes using easier. Pick one thing to stop this week, and tell them ahead of time.',
      es: 'Hazte una pregunta cada vez: «¿Esto le ayuda a vivir o a seguir consumiendo?». Comida, llevarlo a tratamiento y cariño son ayuda. Tapar mentiras, multas o dar efectivo suele facilitar el consumo. Elige una cosa que dejarás esta semana y avísale antes.',
    },
    ask: 'counselor',
  },
  {
    id: 'set-boundaries',
    asks: {
      en: [
        'how do I set boundaries with an addict',
        'I say no and then give in',
        'what are good rules for my son living at home',
        'he ignores every rule I make',
        'boundaries with my alcoholic mother',
        'how to stick to what I said',
      ],
      es: [
        'cómo pongo límites a un adicto',
        'digo que no y luego cedo',
        'qué reglas pongo a mi hijo en casa',
        'ignora todas mis reglas',
        'límites con mi madre alcohólica',
        'cómo cumplo lo que dije',
      ],
    },
    answer: {
      en: 'Pick one boundary you can keep on your worst day, about what you’ll do: "If you’re drunk, I’ll hang up." Tell them when they’re sober, once. Then do it every time, without a speech. One boundary that holds beats ten that don’t.',
      es: 'Elige un límite que puedas cumplir en tu peor día, sobre lo que tú harás: «Si estás borracho, cuelgo». Dilo una vez, cuando esté sobrio. Después cúmplelo siempre, sin discurso. Un límite que se sostiene vale más que diez que no.',
    },
    source: { title: 'SMART Recovery: family and friends', url: 'https://smartrecovery.org/family' },
  },
  {
    id: 'throw-out',
    asks: {
      en: [
        'should I throw my son out',
        'kick out my drug addict daughter',
        "I can't have him in the house anymore",
        'if I put her on the street she could die',
        'my husband wants our son gone',
        'is it right to change the locks',
      ],
      es: [
        'echo a mi hijo de la casa',
        'corro a mi hija adicta',
        'ya no puedo tenerlo en casa',
        'si la saco a la calle se puede morir',
        'mi esposo quiere que nuestro hijo se vaya',
        'está bien cambiar la chapa',
      ],
    },
    answer: {
      en: 'Don’t decide in the middle of a fight. If you or others aren’t safe, they can’t stay tonight: call 911 if there’s violence. If you’re safe, set terms and a date, and have an option ready, like detox, a shelter through 211, or a relative. Give naloxone either way.',
      es: 'No lo decidas en medio de una pelea. Si tú u otros corren peligro, no puede quedarse esta noche: con violencia, llama al 911. Si no, pon condiciones y fecha, y ten una opción lista: desintoxicación, refugio por el 211 o un pariente. En todo caso, dale naloxona.',
    },
    more: {
      en: 'Both choices hurt, and parents who love their children have made each one. If they leave:\n- "You can’t live here while you use. I love you. The door to treatment is open."\n- Say how they can reach you.\n- Agree on one sober meal a week.\nAsk a lawyer about notice rules: in many places an adult living with you is a tenant.',
      es: 'Las dos decisiones duelen, y padres que aman han tomado una u otra. Si se va:\n- «No puedes vivir aquí mientras consumas. Te quiero. Para tratarte, cuenta conmigo».\n- Di cómo puede contactarte.\n- Acuerden una comida sobria por semana.\nPregunta a un abogado por los avisos: en muchos lugares un adulto que vive contigo es inquilino.',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'money-to-user',
    asks: {
      en: [
        'my son asks for money should I give it',
        "she says she'll get hurt if I don't pay her dealer",
        "do I pay my brother's fine",
        'he needs cash for food he says',
        'should I bail him out of jail',
        'keep lending my sister money and it goes to pills',
      ],
      es: [
        'mi hijo me pide dinero, se lo doy',
        'dice que le harán daño si no paga al dealer',
        'pago la multa de mi hermano',
        'dice que es para comida',
        'pago la fianza',
        'le presto a mi hermana y se va en pastillas',
      ],
    },
    answer: {
      en: 'Give things, not cash: a meal, a bus card, a phone bill paid directly. One sentence is enough: "I don’t give money. I’ll buy you groceries today." If there’s a real threat against them or you, call the police. Decide about bail with a lawyer, not at midnight.',
      es: 'Da cosas, no efectivo: una comida, el pasaje, la cuenta del teléfono pagada directo. Basta una frase: «No doy dinero. Hoy te compro el mandado». Si hay una amenaza real, llama a la policía. La fianza decídela con un abogado, no a medianoche.',
    },
    ask: 'counselor',
    danger: true,
  },
]
