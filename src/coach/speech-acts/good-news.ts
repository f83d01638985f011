// Answers to good news, by what the news is. The last entry fits any.
import type { CoachLanguage } from '../script/wording.ts'
import type { ActWordings } from './act-wordings.ts'
import { goodNewsOfLife } from './good-news-of-life.ts'

/** Openings that precede a listening reply to good news. */
export const joy: Record<CoachLanguage, readonly string[]> = {
  en: ['Good for you!', 'That’s great.', 'I’m so glad.', 'Well done!'],
  es: ['¡Qué bien!', 'Me alegra mucho.', '¡Muy bien hecho!', '¡Felicidades!'],
}

export const goodNews: readonly ActWordings[] = [
  {
    // Someone else's recovery.
    id: 'theirs',
    cue: /\b(my (\w+ )?(brother|sister|son|daughter|husband|wife|mom|mum|dad|friend|partner|sponsee|boyfriend|girlfriend|cousin|uncle|aunt)|he|she|mi (\w+ )?(herman[oa]|hij[oa]|espos[oa]|marido|mujer|mama|papa|amig[oa]|novi[oa]|prim[oa]))('s| is| got| quit| hasn'?t| went| came| said yes| just| picked| cumple|cumplio|tiene| lleva| dejo| entro| salio| told me (he|she))\b.{0,60}\b(sober|clean|chip|days?|weeks?|months?|years?|yr|detox|rehab|treatment|drink|using|meeting|sobri[oa]|limpi[oa]|dias|semanas?|mes(es)?|anos?|tomar|tratamiento|centro)\b/,
    en: {
      says: [
        'That is wonderful news, for both of you.',
        'I’m so glad, and you get to be glad, too.',
        'What a thing to see after all the worry. Congratulations to the two of you.',
      ],
      asks: [
        'What was it like to hear that?',
        'What do you two get to do now?',
        'And how are you, with that?',
      ],
    },
    es: {
      says: [
        'Qué noticia tan bonita, para los dos.',
        'Me alegra mucho, y a ti te toca alegrarte también.',
        'Qué cosa verlo después de tanta preocupación. Felicidades a los dos.',
      ],
      asks: ['¿Qué sentiste al saberlo?', '¿Qué van a poder hacer ahora?', '¿Y tú cómo estás con eso?'],
    },
  },
  {
    id: 'children',
    cue: /\b(custody|visits?|weekends with|got my (kids|son|daughter|boys|girls) back|(kids|boys|girls|son|daughter) (are|is) (coming|mine|home)|cps|my (kids?|son|daughter|boys?|girls?|grand\w+)|custodia|visitas|mis? (hij[oa]s?|niet[oa]s?|nin[oa]s?))\b/,
    en: {
      says: [
        'That’s beautiful. Your presence is what made room for it.',
        'I’m so happy to hear that. Moments like this are what the work is for.',
        'Congratulations. They get you back, and you get them.',
      ],
      asks: [
        'What do you want to remember about it?',
        'What comes first, the next time you’re together?',
        'What did their face look like?',
      ],
    },
    es: {
      says: [
        'Qué bonito. Tu presencia le hizo lugar.',
        'Me alegra muchísimo. Para momentos así es el trabajo.',
        'Felicidades. Te recuperan a ti, y tú a ellos.',
      ],
      asks: [
        '¿Qué quieres recordar de eso?',
        '¿Qué será lo primero la próxima vez que estén juntos?',
        '¿Qué cara pusieron?',
      ],
    },
  },
  {
    id: 'milestone',
    cue: /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|forty|sixty|ninety|hundred|half a|a whole|first|un|una|dos|tres|cuatro|cinco|seis|nueve|diez|treinta|cien|primer[oa]?|medio) (\w+ )?(hours?|days?|weeks?|months?|years?|yrs?|weekends?|horas?|dias?|semanas?|mes(es)?|anos?|anitos?)\b|\b(chip|coin|medallion|key ?(tag|chain)|token|sober birthday|anniversary|milestone|streak|ficha|medalla|aniversario|llavero)\b/,
    en: {
      says: [
        'Congratulations! That took every single day of it.',
        'That’s wonderful. You built it one day at a time, and it stands.',
        'Look at that. Well done, really.',
        'What a number! I’m glad you came to tell me.',
      ],
      asks: [
        'Which part of it are you proudest of?',
        'How will you mark it?',
        'Who gets to hear it next?',
        'What got you through the hardest day of it?',
      ],
    },
    es: {
      says: [
        '¡Felicidades! Costó cada uno de esos días.',
        'Qué maravilla. Lo construiste día por día, y ahí está.',
        'Mira nada más. Muy bien hecho.',
        '¡Qué número! Me alegra que vengas a contármelo.',
      ],
      asks: [
        '¿Qué parte te da más orgullo?',
        '¿Cómo lo vas a celebrar?',
        '¿A quién se lo cuentas ahora?',
        '¿Qué te ayudó en el día más difícil?',
      ],
    },
  },
  {
    id: 'work',
    cue: /\b(job|hired|interview|promot\w*|raise|position|boss (gave|said|offered|made)|offer|employee|paycheck|trabajo|contrat\w*|ascen\w*|sueldo|empleo)\b/,
    en: {
      says: [
        'Congratulations! They saw what you bring, and they’re right.',
        'That’s great news. You walked in there as yourself, and it worked.',
        'Well done! That’s a big door opening.',
      ],
      asks: [
        'When do you start feeling it?',
        'Who’s the first person you told?',
        'What are you looking forward to most?',
      ],
    },
    es: {
      says: [
        '¡Felicidades! Vieron lo que vales, y tienen razón.',
        'Qué gran noticia. Te mostraste como eres y funcionó.',
        '¡Muy bien! Es una puerta grande que se abre.',
      ],
      asks: ['¿A quién se lo contaste primero?', '¿Qué te da más ilusión?', '¿Cómo te cayó la noticia?'],
    },
  },
  {
    id: 'refusal',
    cue: /\b(said no|turned? (it |them |down)?|didn'?t (drink|use|smoke|bet|gamble|buy|go in|text|cave|pick up)|walked (right )?(past|by|out|away)|drove (past|by)|went past|poured|threw|tossed|flushed|deleted|blocked|uninstalled|gave away|put it back|cut up|excluded|(beat|surfed|survived) (a|the|that|my) (craving|urge)|urge|craving|instead of (drinking|using|smoking)|(dije|le dije) que no|no (tome|bebi|fume|aposte|entre|compre|cai)|tire|borre|bloquee|desinstale|segui de largo|ganas|antojo|en vez de)\b/,
    en: {
      says: [
        'Yes! You had the choice in your hands, and you chose.',
        'That’s a real win. The next time will know you can.',
        'Well done. That’s the whole game, right there.',
        'Good for you! Nobody made you do that but you.',
      ],
      asks: [
        'What did you tell yourself in that moment?',
        'How did it feel right after?',
        'What helped most?',
      ],
    },
    es: {
      says: [
        '¡Eso! La decisión estaba en tus manos, y elegiste.',
        'Es una victoria de verdad. La próxima vez ya sabes que puedes.',
        'Muy bien hecho. De eso se trata.',
        '¡Qué bien! Nadie lo hizo más que tú.',
      ],
      asks: [
        '¿Qué te dijiste en ese momento?',
        '¿Cómo te sentiste justo después?',
        '¿Qué fue lo que más ayudó?',
      ],
    },
  },
  {
    id: 'event',
    cue: /\b(wedding|funeral|holidays?|thanksgiving|christmas|birthday|party|bachelor\w*|reunion|vacation|trip|concert|weekend|shift|night|game|boda|funeral|navidad|cumpleanos|fiesta|bautizo|vacaciones|viaje|concierto|noche)\b/,
    en: {
      says: [
        'You did it! And you’ll remember all of it.',
        'That’s a big one to get through, and you did. Well done.',
        'I’m glad. That’s proof you’ll have with you at the next one.',
      ],
      asks: [
        'What was the best moment?',
        'What did you do when it got hard?',
        'What would you do the same way again?',
      ],
    },
    es: {
      says: [
        '¡Lo lograste! Y lo vas a recordar todo.',
        'No es poco pasar por eso, y lo pasaste. Muy bien.',
        'Me alegra. Es una prueba que llevas para la próxima.',
      ],
      asks: [
        '¿Cuál fue el mejor momento?',
        '¿Qué hiciste cuando se puso difícil?',
        '¿Qué harías igual otra vez?',
      ],
    },
  },
  {
    id: 'body',
    cue: /\b(slept|sleep|liver|blood|doctor|scan|lungs?|breath\w*|ran|run|5k|miles?|stairs|lbs?|pounds|taste|smell|skin|hangover|clear headed|cured|test|dormi|higado|analisis|doctora?|pulmon\w*|respir\w*|corri|kilos|escaleras|presion|amaneci)\b/,
    en: {
      says: [
        'That’s great. Your body noticed what you’ve been doing.',
        'Wonderful. That’s the work showing up where you can feel it.',
        'So good to hear. You gave yourself that.',
      ],
      asks: ['What’s different when you feel like that?', 'What do you want to do with it?'],
    },
    es: {
      says: [
        'Qué gusto. Tu cuerpo ya notó lo que haces.',
        'Qué maravilla. Es el trabajo, y se siente.',
        'Me alegra mucho. Eso te lo diste tú.',
      ],
      asks: ['¿Qué cambia cuando te sientes así?', '¿Qué quieres hacer con eso?'],
    },
  },
  ...goodNewsOfLife,
  {
    id: 'any',
    cue: /(?:)/,
    en: {
      says: [
        'That’s great to hear!',
        'I’m really glad. You get to enjoy this one.',
        'Good for you! Thanks for bringing that here.',
        'Well done. Let that sink in for a second.',
        'Congratulations! You made that happen.',
      ],
      asks: [
        'How does it feel?',
        'What made it possible?',
        'Who else gets to hear about it?',
        'What would you tell yourself from a month ago?',
      ],
    },
    es: {
      says: [
        '¡Qué gusto leer eso!',
        'Me alegra de verdad. Disfrútalo.',
        '¡Qué bien! Gracias por contármelo.',
        'Muy bien hecho. Date un segundo para sentirlo.',
        '¡Felicidades! Lo hiciste tú.',
      ],
      asks: [
        '¿Cómo se siente?',
        '¿Qué lo hizo posible?',
        '¿A quién más se lo vas a contar?',
        '¿Qué te dirías a ti de hace un mes?',
      ],
    },
  },
]

/** Whether good news (normalized) is about someone else: "my brother is 30 days clean". */
export const isTheirs = (said: string): boolean =>
  goodNews.some(({ id, cue }) => id === 'theirs' && cue.test(said))
