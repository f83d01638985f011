// Leave, rights and help at work; licenses and tests for a job.
import type { PreparedAnswer } from './prepared-answer.ts'

export const workRightsAnswers: PreparedAnswer[] = [
  {
    id: 'fmla-rehab',
    asks: {
      en: [
        'can I take FMLA for rehab',
        'time off work for treatment without losing my job',
        'medical leave for alcohol detox',
        'does family leave cover addiction',
        '30 days off for rehab how',
        "is my job protected while I'm in treatment",
      ],
      es: [
        'puedo pedir FMLA para rehabilitación',
        'permiso del trabajo para tratarme sin perder el empleo',
        'licencia médica para desintoxicación',
        'la ley de licencia familiar cubre adicciones',
        'cómo falto 30 días por rehabilitación',
        'me guardan el puesto mientras estoy en tratamiento',
      ],
    },
    answer: {
      en: 'Ask HR for FMLA forms before you go, and have your provider fill them in. If you qualify, it’s up to 12 weeks of unpaid leave with your job protected. It covers treatment by a health care provider, not days missed because of using.',
      es: 'Pide a Recursos Humanos los formularios de FMLA antes de irte y que los llene tu proveedor. Si calificas, son hasta 12 semanas sin sueldo con tu puesto protegido. Cubre el tratamiento con un profesional de salud, no las faltas por consumir.',
    },
    more: {
      en: 'Usually you qualify if:\n- your employer has 50 or more workers within 75 miles, or is a public agency;\n- you’ve worked there at least 12 months and 1,250 hours in the last year.\n\nIt doesn’t stop an employer from applying a written, evenly used policy on substance use. State law may give more, including pay. Ask an employment lawyer if you’re unsure.',
      es: 'Por lo general calificas si:\n- hay 50 o más empleados en un radio de 75 millas, o es una agencia pública;\n- llevas al menos 12 meses y 1,250 horas en el último año.\n\nNo impide que la empresa aplique una política escrita y pareja sobre consumo. La ley estatal puede dar más, incluso sueldo. Si dudas, consulta a un abogado laboral.',
    },
    source: {
      title: '29 CFR 825.119: leave for treatment of substance abuse',
      url: 'https://www.law.cornell.edu/cfr/text/29/825.119',
    },
    ask: 'lawyer',
  },
  {
    id: 'ada-rights',
    asks: {
      en: [
        'can they fire me for being an alcoholic',
        'does the ADA protect people in recovery',
        "my rights at work if I'm sober now",
        "they won't hire me because of my past drug use",
        'is addiction a disability legally',
        'fired after I told them about rehab',
      ],
      es: [
        'me pueden despedir por ser alcohólico',
        'la ley ADA protege a quien está en recuperación',
        'mis derechos en el trabajo si ya no consumo',
        'no me contratan por mi pasado con drogas',
        'la adicción es discapacidad según la ley',
        'me despidieron al contar que fui a rehabilitación',
      ],
    },
    answer: {
      en: 'Write down what was said, when, and who heard it, then call an employment lawyer or the EEOC. In the U.S., the ADA can protect people in recovery and people with alcohol problems. It doesn’t protect current illegal drug use or poor performance.',
      es: 'Anota qué te dijeron, cuándo y quién lo oyó, y llama a un abogado laboral o a la EEOC. En EE. UU., la ley ADA puede proteger a quienes están en recuperación o tienen problemas con el alcohol. No protege el consumo ilegal actual ni el mal desempeño.',
    },
    more: {
      en: 'Under the ADA you can ask for a reasonable accommodation, such as a schedule that lets you get to treatment or meetings. It covers employers with 15 or more workers. Filing deadlines with the EEOC are short (often 180 or 300 days), so ask early. Free advice on accommodations: Job Accommodation Network, askjan.org.',
      es: 'Con la ADA puedes pedir un ajuste razonable, por ejemplo un horario que te permita ir a tratamiento o reuniones. Cubre a empresas con 15 o más empleados. Los plazos ante la EEOC son cortos (a menudo 180 o 300 días), así que pregunta pronto. Asesoría gratis sobre ajustes: Job Accommodation Network, askjan.org.',
    },
    source: {
      title: 'ADA National Network: addiction, recovery and employment',
      url: 'https://adata.org/employment-resource-hub/addiction-recovery-and-employment',
    },
    ask: 'lawyer',
  },
  {
    id: 'eap-what',
    asks: {
      en: [
        'what is an EAP',
        'is the employee assistance program really confidential',
        'will HR find out if I call the EAP',
        'free counseling through my job',
        'does my company see what I tell the counselor',
        'should I use the hotline on my benefits card',
      ],
      es: [
        'qué es el EAP',
        'es confidencial el programa de asistencia al empleado',
        'se entera Recursos Humanos si llamo',
        'consejería gratis por mi trabajo',
        'la empresa ve lo que le cuento al consejero',
        'uso la línea de ayuda de mis beneficios',
      ],
    },
    answer: {
      en: 'Find the EAP number in your benefits papers and call it from your own phone. It usually gives a few free counseling sessions and referrals. Start by asking: "What gets reported to my employer?" If you called on your own, that’s normally little or nothing.',
      es: 'Busca el número del EAP en tus papeles de beneficios y llama desde tu propio teléfono. Suele dar varias sesiones gratis y referencias. Empieza preguntando: «¿Qué se informa a mi empresa?». Si llamaste por tu cuenta, normalmente es poco o nada.',
    },
    ask: 'counselor',
  },
  {
    id: 'interview-gap',
    asks: {
      en: [
        'how do I explain the gap in my resume',
        "job interview and they'll ask where I was for two years",
        'what do I say about rehab in an interview',
        'hole in my work history from using',
        'looking for a job after prison and rehab',
        'can they ask about my addiction in an interview',
      ],
      es: [
        'cómo explico el hueco en mi currículum',
        'en la entrevista van a preguntar qué hice esos dos años',
        'qué digo de la rehabilitación en una entrevista',
        'años sin trabajo por consumir',
        'busco trabajo después de la cárcel y rehabilitación',
        'me pueden preguntar por mi adicción en la entrevista',
      ],
    },
    answer: {
      en: 'Practice one true, short line: "I had a health issue, it’s resolved, and I’m ready to work." Then turn to what you can do. In the U.S., employers generally can’t ask about past addiction or treatment before a job offer. Don’t lie about anything they can check.',
      es: 'Practica una frase corta y verdadera: «Tuve un problema de salud, ya está resuelto y puedo trabajar». Luego habla de lo que sabes hacer. En EE. UU., por lo general no pueden preguntar por adicciones pasadas antes de ofrecerte el puesto. No mientas en lo que se puede comprobar.',
    },
    source: {
      title: 'ADA National Network: addiction, recovery and employment',
      url: 'https://adata.org/employment-resource-hub/addiction-recovery-and-employment',
    },
  },
  {
    id: 'job-test-medicine',
    asks: {
      en: [
        'will my suboxone show on a job drug test',
        'pre employment drug test and I take methadone',
        'prescribed meds and workplace testing',
        'do I tell them about my adderall prescription before the test',
        "new job wants a urine test and I'm on buprenorphine",
        'lost the job offer because of my medication',
      ],
      es: [
        'sale el suboxone en la prueba de un trabajo',
        'examen de drogas para un empleo y tomo metadona',
        'medicinas recetadas y prueba laboral',
        'aviso de mi receta antes del examen',
        'el trabajo nuevo pide orina y tomo buprenorfina',
        'perdí la oferta por mi medicamento',
      ],
    },
    answer: {
      en: 'Ask your prescriber for a letter and take your prescription to the test. A medical review officer, not your boss, normally checks results and asks you about prescriptions. If you lose a job over lawful medicine, call an employment lawyer or the EEOC.',
      es: 'Pide una carta a quien te receta y lleva la receta a la prueba. Normalmente revisa los resultados un médico revisor, no tu jefe, y te pregunta por tus recetas. Si pierdes el empleo por una medicina legal, llama a un abogado laboral o a la EEOC.',
    },
    ask: 'prescriber',
  },
]
