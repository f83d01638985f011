// Answers to good news about money, court, school, trust, courage, treatment and new beginnings.
import type { ActWordings } from './act-wordings.ts'

export const goodNewsOfLife: readonly ActWordings[] = [
  {
    id: 'money',
    cue: /\b(debts?|paid|pay off|sav(ed|ings)|credit|\$ ?\d+|bucks|dollars|fine|deudas?|pag(ue|ar)|ahorr\w*|dinero)\b/,
    en: {
      says: [
        'That’s huge. You can breathe a little deeper now.',
        'Congratulations! Each dollar of that is a decision you made.',
        'Well done. That weight is off because you carried it to the end.',
      ],
      asks: ['How does it feel to see that?', 'What will you do with the room that gives you?'],
    },
    es: {
      says: [
        'Es enorme. Ya se respira un poco mejor.',
        '¡Felicidades! Cada peso de eso es una decisión tuya.',
        'Muy bien. Te quitaste ese peso porque lo cargaste hasta el final.',
      ],
      asks: ['¿Qué se siente al verlo?', '¿Qué vas a hacer con ese respiro?'],
    },
  },
  {
    id: 'court',
    cue: /\b(probation|parole|license|judge|charges?|record|court|paper|voted?|expunged|interlock|licencia|juez|cargos|condicional)\b/,
    en: {
      says: [
        'Congratulations! That chapter is closed, and you closed it.',
        'What a day. You did everything they asked, and more.',
        'That’s wonderful. You’ve got that part of your life back.',
      ],
      asks: ['What does it free you up to do?', 'Who stood by you through it?'],
    },
    es: {
      says: [
        '¡Felicidades! Ese capítulo se cerró, y lo cerraste tú.',
        'Qué día. Hiciste todo lo que pedían, y más.',
        'Qué bien. Recuperaste esa parte de tu vida.',
      ],
      asks: ['¿Qué puedes hacer ahora que antes no?', '¿Quién estuvo contigo en esto?'],
    },
  },
  {
    id: 'school',
    cue: /\b(passed|exams?|finals|graduat\w*|ged|school|college|semester|class|degree|an? a\b|accepted|program|steps?|examen|gradu\w*|escuela|aceptaron|carrera|programa|pasos)\b/,
    en: {
      says: [
        'Congratulations! You stayed with it to the end.',
        'That’s great. You earned that with a clear head.',
        'Well done! That one has your name on it.',
      ],
      asks: ['What’s the next chapter?', 'Who’s proud of you besides me?'],
    },
    es: {
      says: [
        '¡Felicidades! Aguantaste hasta el final.',
        'Qué bien. Te lo ganaste con la cabeza clara.',
        '¡Muy bien! Eso lleva tu nombre.',
      ],
      asks: ['¿Qué sigue ahora?', '¿Quién está orgulloso de ti?'],
    },
  },
  {
    id: 'trust',
    cue: /\b(proud of me|forgave|forgiven|hugged|called me|key to|keys|moved back|came home|trusts?|has her (daughter|son) back|she called|he called|mom|mum|dad|brother|sister|wife|husband|orgullos[oa] de mi|perdono|abrazo|me llamo|llaves|volvio a casa|mama|papa|herman[oa]|espos[oa]|marido)\b/,
    en: {
      says: [
        'That’s beautiful. Trust like that comes back because you were there for it.',
        'I’m so glad. I bet you waited a long time for that.',
        'How good to hear. You’ll carry that for a while.',
      ],
      asks: [
        'What did you say back?',
        'What was that moment like?',
        'What do you want to do with that trust?',
      ],
    },
    es: {
      says: [
        'Qué bonito. Una confianza así vuelve porque estuviste ahí.',
        'Me alegra mucho. Seguro lo esperabas desde hace tiempo.',
        'Qué gusto leerlo. Eso te va a acompañar.',
      ],
      asks: ['¿Qué le contestaste?', '¿Cómo fue ese momento?', '¿Qué quieres hacer con esa confianza?'],
    },
  },
  {
    id: 'courage',
    cue: /\b(told|shared|spoke|story|chaired|called|made the|appointment|asked for|first meeting|stood up|amends|fifth step|scared of|conte|comparti|hable|llame|cita|pedi)\b/,
    en: {
      says: [
        'That took courage, and you did it. Well done.',
        'That deserves some pride. Saying it out loud is the hard part.',
        'Good for you! Most people put that off for years.',
      ],
      asks: ['How did they take it?', 'How do you feel now that it’s said?', 'What made today the day?'],
    },
    es: {
      says: [
        'Hacía falta valor, y lo hiciste. Muy bien.',
        'Qué orgullo. Decirlo en voz alta es lo difícil.',
        '¡Qué bien! Mucha gente lo deja para después por años.',
      ],
      asks: ['¿Cómo lo tomaron?', '¿Cómo te sientes ahora que ya está dicho?', '¿Por qué hoy sí?'],
    },
  },
  {
    id: 'treatment',
    cue: /\b(bed|rehab|treatment|sober living|waitlist|clinic|insurance|approved|start (on )?monday|go in|cama|centro|tratamiento|seguro|clinica|aprob\w*)\b/,
    en: {
      says: [
        'That’s great news. You asked for it, and you got it.',
        'I’m so glad! That’s a door that doesn’t open every day.',
      ],
      asks: ['What do you want to take with you?', 'Who could drive you or see you off?'],
    },
    es: {
      says: [
        'Qué gran noticia. Lo pediste y lo conseguiste.',
        '¡Me alegra mucho! Esa puerta no se abre todos los días.',
      ],
      asks: ['¿Qué te quieres llevar?', '¿Quién te podría acompañar?'],
    },
  },
  {
    id: 'life',
    cue: /\b(baby|pregnant|engaged|married|apartment|house|place|keys to|dog|garden|band|bebe|embarazada|casar\w*|departamento|piso)\b/,
    en: {
      says: ['Congratulations! That’s a whole new beginning.', 'Oh, that’s lovely news. I’m happy for you.'],
      asks: ['What’s the part you can’t stop thinking about?', 'Who did you tell first?'],
    },
    es: {
      says: ['¡Felicidades! Es un comienzo nuevo.', 'Ay, qué linda noticia. Me alegro por ti.'],
      asks: ['¿En qué parte no dejas de pensar?', '¿A quién se lo contaste primero?'],
    },
  },
]
