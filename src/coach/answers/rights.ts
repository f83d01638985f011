// Safety at home, papers, discrimination and access.
import type { PreparedAnswer } from './prepared-answer.ts'

export const rightsAnswers: PreparedAnswer[] = [
  {
    id: 'domestic-violence',
    asks: {
      en: [
        'my husband hits me when he drinks',
        'he makes me use with him',
        "I'm scared of my boyfriend",
        "she throws things and threatens me when she's high",
        'he choked me last night',
        'how do I get out when he controls the money and drugs',
      ],
      es: [
        'mi esposo me pega cuando bebe',
        'me obliga a consumir con él',
        'le tengo miedo a mi novio',
        'me avienta cosas y me amenaza cuando está drogada',
        'anoche me ahorcó',
        'cómo salgo si él controla el dinero y la droga',
      ],
    },
    answer: {
      en: 'If you’re in danger now, call 911. If you were choked, get checked today, even without marks. The hotline is 1-800-799-7233, or text START to 88788, day and night; they plan with you at your pace. It’s not your fault, whether or not you drink or use.',
      es: 'Si estás en peligro, llama al 911. Si te ahorcó, que te revisen hoy, aunque no haya marcas. La línea es 1-800-799-7233, o envía START al 88788, a toda hora; planean contigo a tu ritmo. No es tu culpa, bebas o consumas o no.',
    },
    source: { title: 'National Domestic Violence Hotline', url: 'https://www.thehotline.org' },
    danger: true,
  },
  {
    id: 'immigration-fear',
    asks: {
      en: [
        'can I get help without papers',
        'will they report me to immigration if I go to rehab',
        'undocumented and need detox',
        'could a drug charge get me deported',
        'is it safe to call 911 if I have no papers',
        'green card and a DUI',
      ],
      es: [
        'puedo recibir ayuda sin papeles',
        'me reportan a migración si voy a rehabilitación',
        'soy indocumentado y necesito desintoxicarme',
        'me deportan por un cargo de drogas',
        'puedo llamar al 911 sin papeles',
        'tengo residencia y un DUI',
      ],
    },
    answer: {
      en: 'In an emergency, call 911: U.S. hospital ERs must examine and stabilize anyone, whatever their papers. For treatment, ask a community health center; they serve people without insurance. Before you plead to any charge, talk to an immigration lawyer, because even a small drug charge can matter.',
      es: 'En una emergencia, llama al 911: en EE. UU. las salas de urgencias deben examinar y estabilizar a cualquiera, tenga o no papeles. Para tratarte, pregunta en un centro de salud comunitario. Antes de declararte culpable de algo, habla con un abogado de inmigración: hasta un cargo pequeño puede importar.',
    },
    source: {
      title: 'DOJ: free legal service providers',
      url: 'https://www.justice.gov/eoir/list-pro-bono-legal-service-providers',
    },
    ask: 'lawyer',
  },
  {
    id: 'discrimination',
    asks: {
      en: [
        "a doctor refused to treat me because I'm on suboxone",
        "nursing home won't take me because of methadone",
        'treated like trash at the hospital because I use',
        "pharmacy won't fill my prescription",
        'racist treatment at rehab',
        'can I complain about how they treated me',
      ],
      es: [
        'un médico no quiso atenderme por tomar suboxone',
        'no me aceptan en el asilo por la metadona',
        'me trataron como basura en el hospital por consumir',
        'la farmacia no surte mi receta',
        'trato racista en rehabilitación',
        'puedo quejarme de cómo me trataron',
      ],
    },
    answer: {
      en: 'Ask for the reason in writing and note names and times. Ask for the patient advocate, and have your prescriber call. In the U.S., refusing someone because of prescribed addiction medicine can violate the ADA; file at ada.gov or ask a lawyer. If you’re sick now, go to another ER.',
      es: 'Pide la razón por escrito y anota nombres y hora. Pide al defensor del paciente, y que llame quien te receta. En EE. UU., rechazar a alguien por su medicina recetada para la adicción puede violar la ley ADA; denuncia en ada.gov o consulta a un abogado. Si estás mal ahora, ve a otra sala de urgencias.',
    },
    source: {
      title: 'ADA.gov: the ADA and opioid use disorder',
      url: 'https://www.ada.gov/resources/opioid-use-disorder/',
    },
    ask: 'lawyer',
  },
  {
    id: 'disability-access',
    asks: {
      en: [
        "I'm deaf where can I get recovery help",
        'wheelchair and most meetings are upstairs',
        "I'm blind and need accessible meetings",
        'ADHD and addiction how do I cope',
        'autistic and meetings are too loud',
        'rehab that takes people with disabilities',
      ],
      es: [
        'soy sordo, dónde encuentro ayuda',
        'uso silla de ruedas y las reuniones son arriba',
        'soy ciego y necesito reuniones accesibles',
        'TDAH y adicción, cómo le hago',
        'soy autista y las reuniones son muy ruidosas',
        'rehabilitación para personas con discapacidad',
      ],
    },
    answer: {
      en: 'Ask before you go: "I need a ramp, captions, an interpreter, or a quiet corner." U.S. treatment programs must offer reasonable access. Online meetings with captions and camera off are a good start. Deaf callers can reach 988 in ASL by videophone. With ADHD or autism, shorter meetings and written notes are fine.',
      es: 'Pregunta antes: «Necesito rampa, subtítulos, intérprete o un rincón tranquilo». En EE. UU., los programas deben dar acceso razonable. Empieza con reuniones en línea, con subtítulos y sin cámara. El 988 atiende en lengua de señas (ASL) por videoteléfono. Con TDAH o autismo, reuniones cortas y notas están bien.',
    },
    ask: 'counselor',
  },
]
