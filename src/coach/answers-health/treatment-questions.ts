// Questions about treatment: kinds of care, rules of a stay, insurance, numbers.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const treatmentQuestionsAnswers: PreparedAnswer[] = [
  {
    id: 'iop-what',
    asks: {
      en: [
        'what is an iop',
        'what does php mean in treatment',
        'how many hours is intensive outpatient',
        'can I work while in iop',
        'what do you do in iop',
        'iop vs php',
      ],
      es: [
        'qué es un iop',
        'qué es ambulatorio intensivo',
        'cuántas horas son de iop',
        'puedo trabajar mientras voy a iop',
        'qué es hospitalización parcial',
        'qué se hace en un programa intensivo',
      ],
    },
    answer: {
      en: 'IOP is intensive outpatient: about nine or more hours a week of groups and counseling, often three mornings or evenings, while you sleep at home. PHP, partial hospitalization, is a step up: most of the day, five days a week. Both come before, after or instead of a stay. Work or school often fits around an IOP; ask for evening groups.',
      es: 'IOP es ambulatorio intensivo: unas nueve horas o más por semana de grupos y terapia, muchas veces tres mañanas o tardes, y duermes en casa. PHP, hospitalización parcial, es un paso más: casi todo el día, cinco días. Van antes, después o en lugar de internarse. Muchas veces se puede trabajar o estudiar con un IOP; pregunta por grupos de tarde.',
    },
    source: {
      title: 'SAMHSA: types of treatment',
      url: 'https://www.samhsa.gov/substance-use/treatment/options',
    },
    ask: 'counselor',
  },
  {
    id: 'rehab-rules',
    asks: {
      en: [
        'do they take your phone in rehab',
        'are you allowed to smoke in treatment',
        'can my family visit me in rehab',
        'rules in rehab',
        'are visitors allowed in treatment',
        'what are the rules inside rehab',
        'can you vape in rehab',
        'can I call home from rehab',
        'can couples go to rehab together',
      ],
      es: [
        'te quitan el teléfono en rehabilitación',
        'se puede fumar en el centro',
        'me pueden visitar en rehabilitación',
        'reglas del centro',
        'dejan entrar visitas en el centro',
        'puedo vapear en rehab',
        'puedo llamar a mi casa desde el centro',
      ],
    },
    answer: {
      en: 'It depends on the place, so call and ask before you go. Many hold phones for the first week or give them back for set hours; many allow smoking outside, and more and more are smoke-free with patches offered. Visits are often on weekends after the first week. Ask, too, about music, snacks, your own clothes, and how family can reach you.',
      es: 'Depende del lugar, así que llama y pregunta antes. Muchos guardan el teléfono la primera semana o lo dan a ciertas horas; muchos dejan fumar afuera, y cada vez más son libres de humo y ofrecen parches. Las visitas suelen ser en fin de semana tras la primera semana. Pregunta también por música, comida, ropa y cómo te llama tu familia.',
    },
    source: { title: 'SAMHSA: find treatment', url: 'https://findtreatment.gov' },
    ask: 'counselor',
  },
  {
    id: 'insurance-denied',
    asks: {
      en: [
        "insurance won't cover rehab what can I do",
        'how do I appeal an insurance denial',
        "insurance says it's not medically necessary",
        'they cut my treatment days short',
        'insurance only approved 10 days',
        'what is parity law',
      ],
      es: [
        'el seguro no quiere pagar el tratamiento',
        'cómo apelo si el seguro dice que no',
        'el seguro dice que no es necesario',
        'solo me aprobaron diez días',
        'me cortaron los días de tratamiento',
        'qué es la ley de paridad',
      ],
    },
    answer: {
      en: 'Appeal it: a plan has to give its reason in writing, and many denials are turned around. Ask the program’s billing office to file an “expedited appeal” with a doctor’s letter; urgent cases get an answer within about three days. By federal parity law, addiction care can’t be judged more strictly than other care. Your state’s insurance department helps for free. Start outpatient meanwhile.',
      es: 'Apela: el plan tiene que dar su razón por escrito, y muchas negativas se revierten. Pide a la oficina de cobros del programa una «apelación urgente» con carta médica; los casos urgentes tienen respuesta en unos tres días. Por ley federal de paridad, no pueden juzgar la adicción con más dureza que otra atención. El departamento de seguros de tu estado ayuda gratis. Mientras, empieza ambulatorio.',
    },
    source: {
      title: 'CMS: appeal an insurance decision',
      url: 'https://www.healthcare.gov/appeal-insurance-company-decision/',
    },
    ask: 'lawyer',
  },
  {
    id: 'after-detox',
    asks: {
      en: [
        "just left detox what's next",
        'what happens after detox',
        'I finished detox now what',
        'is detox enough',
        'out of detox today and scared',
        'do I need rehab after detox',
      ],
      es: [
        'salí de desintoxicación, qué sigue',
        'qué pasa después de la desintoxicación',
        'terminé el detox y ahora qué',
        'basta con desintoxicarse',
        'hoy salí del detox y tengo miedo',
        'necesito rehabilitación después del detox',
      ],
    },
    answer: {
      en: 'Line up the next care this week, today if you can: detox only clears the body, and the weeks after it are the riskiest. Ask the detox for a referral, or call 1-800-662-4357, and ask about medicine such as buprenorphine or naltrexone. Tonight: eat, sleep, one person who knows, and a meeting online. Your tolerance is gone, so an old amount could kill; have naloxone near.',
      es: 'Consigue esta semana, hoy si puedes, el siguiente paso: la desintoxicación solo limpia el cuerpo, y las semanas de después son las más riesgosas. Pide una referencia ahí o llama al 1-800-662-4357, y pregunta por medicinas como buprenorfina o naltrexona. Esta noche: comer, dormir, una persona que lo sepa y una reunión en línea. Tu tolerancia bajó: la cantidad de antes puede matar; ten naloxona.',
    },
    source: { title: 'SAMHSA: find treatment', url: 'https://findtreatment.gov' },
    ask: 'counselor',
  },
  {
    id: 'helpline-number',
    asks: {
      en: [
        "what's the samhsa number",
        'give me a hotline number',
        'addiction hotline',
        'who can I call right now',
        'number for help with drugs',
        'is there a number to text for help',
        'phone number for rehab help',
      ],
      es: [
        'cuál es el número de samhsa',
        'dame un número para pedir ayuda',
        'línea de ayuda para adicciones',
        'a quién puedo llamar ahora',
        'teléfono para pedir ayuda con drogas',
        'hay un número para mandar mensaje',
      ],
    },
    answer: {
      en: 'The SAMHSA National Helpline is 1-800-662-4357: free, private, day and night, in English and Spanish. You can also text your zip code to 435748. For a crisis, call or text 988; in danger to life, 911. Gambling: 1-800-MY-RESET. Smoking and vaping: 1-800-QUIT-NOW. Rides, food or a bed: 211.',
      es: 'La línea nacional de SAMHSA es 1-800-662-4357: gratis, privada, día y noche, en español e inglés. También puedes enviar tu código postal por mensaje al 435748. En crisis, llama o escribe al 988; con la vida en peligro, 911. Juego: 1-800-MY-RESET (1-800-697-3738). Cigarro y vapeo: 1-855-335-3569. Transporte, comida o techo: 211.',
    },
    source: {
      title: 'SAMHSA National Helpline',
      url: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    },
    ask: 'counselor',
  },
  {
    id: 'family-insurance-privacy',
    asks: {
      en: [
        'will my parents see it if I use their insurance',
        "does rehab show up on my dad's insurance",
        'can I get treatment without my parents knowing',
        'will my husband see the bill from rehab',
        'does insurance tell my family',
        "is treatment private if I'm over 18",
      ],
      es: [
        'mis papás lo verán si uso su seguro',
        'puedo ir a tratamiento sin que mis papás sepan',
        'mi esposo verá la cuenta del tratamiento',
        'el seguro le avisa a mi familia',
        'es privado el tratamiento si soy mayor de edad',
        'sale en el seguro de mi papá',
      ],
    },
    answer: {
      en: 'At 18 your treatment is private: a program can’t tell your parents without your written consent. The gap is the bill. On a parent’s plan, a statement of services may go to them; ask the insurer for “confidential communications,” so mail comes to you. Under 18, it depends on the state. You can also pay by income at a health center.',
      es: 'Desde los 18 tu tratamiento es privado: el programa no puede avisar a tus padres sin tu permiso escrito. El hueco es la factura. Con el plan de tus padres puede llegarles un resumen; pide al seguro «comunicación confidencial» para que te lo manden a ti. Si eres menor, depende del estado. También puedes pagar según ingreso en un centro de salud.',
    },
    source: {
      title: 'HHS: your health information rights',
      url: 'https://www.hhs.gov/hipaa/for-individuals/index.html',
    },
    ask: 'counselor',
  },
  {
    id: 'recovery-odds',
    asks: {
      en: [
        'what percent of people stay sober',
        'does anyone actually recover',
        'what are the odds of relapse',
        'how many tries does it take to get sober',
        'success rate of rehab',
        'do people really get sober',
      ],
      es: [
        'qué porcentaje se mantiene sobrio',
        'alguien se recupera de verdad',
        'cuántos recaen',
        'cuántos intentos hacen falta',
        'qué tanto funciona la rehabilitación',
        'la gente sí se recupera',
      ],
    },
    answer: {
      en: 'Yes, most people get better: about seven in ten U.S. adults who ever had a drug or alcohol problem say they’re recovering or recovered. Relapse on the way is common, about as often as with asthma or high blood pressure, and most need more than one try. Medicine, people and time raise the odds; each year without makes the next one more likely.',
      es: 'Sí, la mayoría mejora: unos siete de cada diez adultos de EE. UU. que tuvieron un problema con drogas o alcohol dicen que están en recuperación o recuperados. Recaer en el camino es común, tanto como en el asma o la presión alta, y casi todos necesitan más de un intento. Medicina, gente y tiempo suben las posibilidades; cada año sin consumo hace más probable el siguiente.',
    },
    source: { title: 'SAMHSA: recovery', url: 'https://www.samhsa.gov/substance-use/recovery' },
    ask: 'counselor',
  },
  {
    id: 'therapy-kinds',
    asks: {
      en: [
        'what is cbt for addiction',
        'does counseling work for addiction',
        'what is dbt',
        'what kind of therapist should I look for',
        'how do I find an addiction counselor',
        'is online therapy any good for addiction',
        'what is motivational interviewing',
      ],
      es: [
        'qué es la terapia cognitiva',
        'sirve la terapia para la adicción',
        'qué es la dbt',
        'qué tipo de terapeuta busco',
        'cómo encuentro un terapeuta de adicciones',
        'sirve la terapia en línea',
      ],
    },
    answer: {
      en: 'Yes, therapy helps, above all together with medicine or a group. CBT trains you to notice the thought before the urge and do something else. Motivational interviewing helps you find your own reasons. Contingency management rewards clean tests, DBT teaches how to ride out strong feelings, and EMDR is for trauma. To find one, filter for “addiction” at findtreatment.gov or ask your insurer.',
      es: 'Sí, la terapia ayuda, más aún junto con medicina o un grupo. La TCC enseña a notar el pensamiento antes de las ganas y hacer otra cosa. La entrevista motivacional ayuda a hallar tus razones. El manejo de contingencias premia pruebas limpias, la DBT enseña a pasar emociones fuertes y el EMDR es para trauma. Para encontrarla, filtra «adicción» en findtreatment.gov o pregunta a tu seguro.',
    },
    source: { title: 'NIDA: treatment approaches', url: 'https://nida.nih.gov/research-topics/treatment' },
    ask: 'counselor',
  },
  {
    id: 'peer-support',
    asks: {
      en: [
        'what is a peer support specialist',
        'what does a recovery coach do',
        'how do I get a peer mentor',
        'is a recovery coach the same as a sponsor',
        'what is a recovery community center',
        'can I get a case manager',
      ],
      es: [
        'qué es un apoyo entre pares',
        'qué hace un coach de recuperación',
        'cómo consigo un mentor',
        'un coach es lo mismo que un padrino',
        'qué es un centro comunitario de recuperación',
        'puedo tener un trabajador de caso',
      ],
    },
    answer: {
      en: 'A peer support worker, or recovery coach, is a trained person in recovery who helps you find treatment, housing, a ride or a plan, and checks in with you. It isn’t therapy and not sponsoring; it’s often free, through clinics, recovery community centers or Medicaid. Ask 1-800-662-4357 or 211 for “peer support” near you. Many ERs have one on call, so ask there, too.',
      es: 'Un trabajador de apoyo entre pares, o coach de recuperación, es una persona en recuperación con formación que ayuda a encontrar tratamiento, techo, transporte o un plan, y te da seguimiento. No es terapia ni padrinazgo; muchas veces es gratis, por clínicas, centros comunitarios o Medicaid. Pregunta en el 1-800-662-4357 o el 211 por «apoyo entre pares». Muchas urgencias tienen uno, así que pregunta ahí.',
    },
    source: {
      title: 'SAMHSA: peer support workers',
      url: 'https://www.samhsa.gov/technical-assistance/brss-tacs/peer-support-workers',
    },
    ask: 'counselor',
  },
]
