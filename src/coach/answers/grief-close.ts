// The death of a partner, a child, a parent or a pregnancy, and a suicide.
import type { PreparedAnswer } from './prepared-answer.ts'

export const griefCloseAnswers: PreparedAnswer[] = [
  {
    id: 'partner-died',
    asks: {
      en: [
        "my husband died and I don't know how to stay sober",
        "I'm a widow and the nights are unbearable",
        'my wife passed away and I started drinking',
        'since my partner died nothing matters',
        'the bed is empty and I want to use',
        'how do people survive losing their spouse',
      ],
      es: [
        'mi esposo murió y no sé cómo seguir sobria',
        'soy viuda y las noches son insoportables',
        'mi esposa falleció y empecé a beber',
        'desde que murió mi pareja nada importa',
        'la cama está vacía y quiero consumir',
        'cómo se sobrevive a perder a tu pareja',
      ],
    },
    answer: {
      en: 'Ask someone to stay over or call at the worst hour, every night this week. Eat one warm thing a day. Look for a grief group through a local hospice; most are free. If you don’t want to live without them, please call or text 988 tonight.',
      es: 'Pide a alguien que duerma contigo o llame a la peor hora, cada noche de esta semana. Come algo caliente al día. Busca un grupo de duelo en un hospicio local; casi todos son gratis. Si no quieres vivir sin esa persona, llama o escribe hoy al 988.',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'child-died',
    asks: {
      en: [
        'my son died of an overdose',
        'I lost my daughter to drugs',
        'I buried my child',
        'how does a parent go on after an overdose',
        'nobody understands because he died of drugs',
        'I found my son dead',
      ],
      es: [
        'mi hijo murió de sobredosis',
        'perdí a mi hija por las drogas',
        'enterré a mi hijo',
        'cómo sigue un padre después de una sobredosis',
        'nadie entiende porque murió por drogas',
        'encontré muerto a mi hijo',
      ],
    },
    answer: {
      en: 'I’m so sorry. There’s no right way to get through today: let someone sit with you and handle food and phone. When you can, meet parents who lost a child this way; GRASP (grasphelp.org) is for exactly that. If you don’t want to live, call or text 988.',
      es: 'Lo siento muchísimo. Hoy no hay una forma correcta: deja que alguien te acompañe y se ocupe de la comida y el teléfono. Cuando puedas, busca a padres que perdieron a un hijo así; GRASP (grasphelp.org) es para eso. Si no quieres vivir, llama o escribe al 988.',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'miscarriage',
    asks: {
      en: [
        "I had a miscarriage and I'm falling apart",
        'lost my baby at 10 weeks',
        'did my drinking cause my miscarriage',
        'my girlfriend miscarried and I want to get drunk',
        "stillbirth and I'm trying to stay sober",
        'nobody talks about losing a pregnancy',
      ],
      es: [
        'tuve un aborto espontáneo y me estoy derrumbando',
        'perdí a mi bebé a las 10 semanas',
        'mi forma de beber causó el aborto',
        'mi novia perdió el embarazo y quiero emborracharme',
        'mi bebé nació muerto y trato de seguir sobria',
        'nadie habla de perder un embarazo',
      ],
    },
    answer: {
      en: 'Heavy bleeding, fever, fainting or strong pain: go to an ER now. Otherwise, let someone be with you today and tell your doctor how you’re feeling. Most miscarriages happen because the pregnancy wasn’t developing as it should. You can ask the doctor your hardest question.',
      es: 'Mucho sangrado, fiebre, desmayo o dolor fuerte: ve a urgencias ya. Si no, que alguien te acompañe hoy y di a tu médico cómo te sientes. La mayoría de los abortos espontáneos pasan porque el embarazo no se desarrollaba bien. Hazle al médico tu pregunta más difícil.',
    },
    source: { title: 'MedlinePlus: miscarriage', url: 'https://medlineplus.gov/miscarriage.html' },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'parent-died',
    asks: {
      en: [
        'my mom died while I was still using',
        'my father passed and I never made things right',
        'dad died before he saw me sober',
        "I was high at my mother's deathbed",
        "lost my mom last month and I'm barely holding on",
        "settling my parent's house and finding their booze",
      ],
      es: [
        'mi mamá murió cuando yo todavía consumía',
        'mi padre falleció y nunca arreglamos las cosas',
        'papá murió antes de verme sobrio',
        'estaba drogado cuando murió mi madre',
        'perdí a mi mamá el mes pasado y apenas aguanto',
        'vaciando la casa de mis papás encontré alcohol',
      ],
    },
    answer: {
      en: 'Say the unsaid things anyway: write them a page, read it aloud at the grave or to a photo with someone you trust. Don’t clear the house alone, and have another person take out any alcohol or pills. You can still live the apology.',
      es: 'Di lo que faltó decir: escribe una página y léela ante su tumba o su foto, con alguien de confianza. No vacíes la casa a solas, y que otra persona saque alcohol o pastillas. Todavía puedes vivir esa disculpa.',
    },
    ask: 'counselor',
  },
  {
    id: 'suicide-loss',
    asks: {
      en: [
        'my brother killed himself',
        'a friend took her own life',
        'my sponsor died by suicide',
        'he shot himself and I keep asking why',
        "my dad did it and I'm scared I will too",
        "how do I live after someone's suicide",
      ],
      es: [
        'mi hermano se suicidó',
        'una amiga se quitó la vida',
        'mi padrino se mató',
        'se disparó y no dejo de preguntar por qué',
        'mi papá lo hizo y temo hacerlo yo',
        'cómo vivir después de un suicidio',
      ],
    },
    answer: {
      en: 'I’m sorry. Please be with a person today, not just with me. You can call or text 988 for your own grief too, even if you’re not in danger. Ask them about survivor-of-loss groups. It wasn’t caused by one thing, and not by you.',
      es: 'Lo siento. Acompáñate hoy de una persona, no solo de mí. También puedes llamar o escribir al 988 por tu duelo, aunque no estés en peligro; pregunta por grupos para quienes perdieron a alguien así. No lo causó una sola cosa, y no lo causaste tú.',
    },
    source: { title: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org' },
    danger: true,
  },
]
