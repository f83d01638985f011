import { expect, test } from 'vitest'
import { isCrisis, signsIn } from './signs.ts'

test.each([
  [
    'Spain',
    [
      'alguien sabe dónde pillar por Lavapiés?',
      'pillar coca en Barcelona, ¿quién sabe?',
      'tienen farlopa? pago hoy',
      'dónde puedo pillar costo',
    ],
  ],
  [
    'Mexico',
    [
      'dónde consigo mota en Guadalajara',
      'qué onda, quién tiene gallo',
      'a quién le compro mota en Tepito',
      'alguien vende tafil en Monterrey? urge',
    ],
  ],
  [
    'Colombia',
    [
      'necesito contacto en Medellín para comprar perico',
      'se consigue bazuco por acá?',
      'vendo marihuana cripa, domicilio en Bogotá',
    ],
  ],
  [
    'Argentina and Chile',
    [
      'che, alguien tiene merca en Palermo?',
      'tenés pepas? pago ya',
      'quién tiene pasta base en Santiago?',
      '¿quién vende faso en Córdoba?',
    ],
  ],
  [
    'medicines',
    [
      'vendo rivotril sin receta, envíos a todo el país',
      'consigo oxicodona, mándame mensaje',
      'cambio mi metadona por benzos',
      'quiero comprar pastillas sin receta',
    ],
  ],
  [
    'offers',
    [
      'oferta: 10 pastillas de éxtasis por 50 euros',
      'telegram con catálogo de todo, hierba, coca, éxtasis',
      'tengo fentanilo, precios por inbox',
      'vendo orina limpia para el examen',
    ],
  ],
  [
    'contacts',
    [
      'me pasan el contacto de un dealer?',
      'busco camello en Valencia',
      'busco proveedor serio de fentanilo',
      'quién pasa por la Roma',
    ],
  ],
])('requests for and offers of drugs are detected in Spanish: %s', (_, texts) => {
  for (const text of texts) expect(signsIn(text).labels, text).toContain('sourcing_or_selling')
})

test.each([
  [
    'wanting to die',
    [
      'ya no quiero seguir aquí',
      'quisiera no despertar mañana',
      'no le encuentro sentido a vivir',
      'si sigo así me mato',
      'quiero dejar de existir',
      'soy una carga para todos, mejor me muero',
    ],
  ],
  [
    'a plan or a farewell',
    [
      'ya escribí la carta de despedida',
      'hoy me despido de todos',
      'estoy en el puente y quiero saltar',
      'ya escondí las pastillas para hacerlo',
      'me voy a cortar las venas',
    ],
  ],
  [
    'overdose',
    [
      'mi amigo no respira, tomó fentanilo',
      'se puso azul y no despierta',
      'me tragué un frasco entero de clonazepam',
      'se metió heroína y no reacciona',
      'mezclé xanax con alcohol y no me puedo parar',
    ],
  ],
  [
    'withdrawal',
    [
      'paré de beber ayer y oigo voces',
      'sudores, temblores y alucinaciones, dejé el trago el lunes',
      'dejé las benzos de golpe y tuve una convulsión',
    ],
  ],
  [
    'violence',
    [
      'mi marido me tiró por las escaleras',
      'me agarró del cuello',
      'nos pega a mí y a los niños',
      'mi ex me sigue y dice que me va a matar',
      'me persigue con un cuchillo',
    ],
  ],
  [
    'self-harm',
    [
      'me estoy haciendo daño otra vez',
      'me quemo los brazos con cigarros',
      'me corto para sentir algo',
      'me golpeo la cabeza contra la pared',
    ],
  ],
])('danger is detected in Spanish: %s', (_, texts) => {
  for (const text of texts) expect(signsIn(text).labels.some(isCrisis), text).toBe(true)
})

test.each([
  'hoy cumplo 30 días limpio',
  'dónde hay una reunión de NA en Madrid?',
  'busco un padrino en Guadalajara',
  'cómo consigo una receta de buprenorfina con un médico?',
  '¿alguien sabe de un centro de rehabilitación?',
  'hace años me quería morir, hoy estoy agradecida',
  '¿dónde consigo naloxona?',
  'vendo mi bicicleta',
  'el perico de mi abuela habla mucho',
  'alguien sabe de un grupo para familiares',
])('no danger is detected in "%s"', (text) => {
  expect(signsIn(text).label).toBe('none')
})
