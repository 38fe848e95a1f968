import type { ReportCategory } from '@portal/core/report-categories/rules'
import type { Words } from '../demo.ts'

const words = (en: string, es: string): Words => ({ en, es })

type Texts = readonly [Words, ...Words[]]

export const descriptions: Readonly<Record<ReportCategory, Texts>> = {
  graffiti: [
    words(
      'Blue letters across the whole wall by the alley.',
      'Letras azules en toda la pared junto al callejón.',
    ),
    words('Someone sprayed the utility box again.', 'Otra vez pintaron la caja de servicios.'),
    words('The stop sign can hardly be read.', 'Casi no se puede leer la señal de alto.'),
  ],
  trees: [
    words(
      'A large limb hangs over the sidewalk after the storm.',
      'Una rama grande cuelga sobre la acera después de la tormenta.',
    ),
    words('The ash in front of the house is dead.', 'El fresno frente a la casa está muerto.'),
    words('The branches hide the traffic light.', 'Las ramas tapan el semáforo.'),
  ],
  sidewalk: [
    words(
      'A slab sticks up two inches; my mother fell there.',
      'Una losa sobresale cinco centímetros; mi madre se cayó ahí.',
    ),
    words(
      'The walk is broken by roots from end to end.',
      'Las raíces rompieron la acera de un extremo al otro.',
    ),
    words('A wheelchair cannot get past.', 'No puede pasar una silla de ruedas.'),
  ],
  streetlight: [
    words(
      'The lamp by the gate has been dark for a week.',
      'La luminaria junto al portón lleva una semana apagada.',
    ),
    words(
      'It flickers all night into the bedroom.',
      'Parpadea toda la noche y se ve desde el dormitorio.',
    ),
    words(
      'Four lamps in a row are out; the corner is very dark.',
      'Cuatro luminarias seguidas están apagadas; la esquina está muy oscura.',
    ),
  ],
  snowIce: [
    words('The plow skipped our block.', 'El quitanieves se saltó nuestra cuadra.'),
    words('Sheet ice where the hydrant leaked.', 'Hay una capa de hielo donde goteó el hidrante.'),
  ],
  garbageRecycling: [
    words('The lid of the cart is torn off.', 'La tapa del contenedor está rota.'),
    words(
      'We moved in and have no recycling cart.',
      'Nos mudamos y no tenemos contenedor de reciclaje.',
    ),
    words('Please pick up a sofa and two chairs.', 'Hay que recoger un sofá y dos sillas.'),
  ],
  missedPickup: [
    words('The whole street was left out this week.', 'Esta semana no pasaron por toda la calle.'),
    words('Our cart was at the curb by six.', 'Nuestro contenedor estaba en la acera a las seis.'),
  ],
  codeViolation: [
    words(
      'Grass up to the windows; no one seems to live there.',
      'La hierba llega a las ventanas; parece que nadie vive ahí.',
    ),
    words(
      'Two cars without plates have stood there since spring.',
      'Hay dos autos sin placas desde la primavera.',
    ),
    words(
      'A deck is being built and there is no permit in the window.',
      'Construyen una terraza y no hay permiso en la ventana.',
    ),
  ],
  healthComplaint: [
    words(
      'Rats by the containers behind the building.',
      'Hay ratas junto a los contenedores detrás del edificio.',
    ),
    words(
      'No heat in the whole house since Friday.',
      'No hay calefacción en toda la casa desde el viernes.',
    ),
    words(
      'The pool smells and the water is cloudy.',
      'La piscina huele mal y el agua está turbia.',
    ),
  ],
  streetUtilities: [
    words(
      'A deep pothole in the right lane; cars swerve around it.',
      'Un bache profundo en el carril derecho; los autos lo esquivan.',
    ),
    words(
      'The storm drain is full of leaves and the street floods.',
      'El desagüe está lleno de hojas y la calle se inunda.',
    ),
    words(
      'Water comes out of the ground by the hydrant.',
      'Sale agua del suelo junto al hidrante.',
    ),
  ],
  generalInformation: [
    words(
      'When is the next shredding day?',
      '¿Cuándo es el próximo día de destrucción de documentos?',
    ),
    words(
      'May I put up a tent in the park for a birthday?',
      '¿Puedo poner una carpa en el parque para un cumpleaños?',
    ),
  ],
  feedback: [
    words(
      'Paying was quick. Please keep the font this size.',
      'Pagar fue rápido. Por favor, mantengan este tamaño de letra.',
    ),
    words(
      'I looked for the pickup day for a long time.',
      'Tardé mucho en encontrar el día de recolección.',
    ),
  ],
}

export const staffWords = {
  questions: [
    words('On which side of the street is it?', '¿De qué lado de la calle está?'),
    words('Can you send a picture of it?', '¿Puede enviar una foto?'),
    words('Which number is on the pole?', '¿Qué número tiene el poste?'),
  ],
  answers: [
    words('On the north side, by the mailbox.', 'Del lado norte, junto al buzón.'),
    words('It is number 2204.', 'Es el número 2204.'),
  ],
  replies: [
    words(
      'Thank you. A crew will look at it this week.',
      'Gracias. Una cuadrilla lo revisará esta semana.',
    ),
    words('The part is ordered and comes on Tuesday.', 'La pieza está pedida y llega el martes.'),
  ],
  notes: [
    words(
      'Seen on the morning round; needs the small bucket truck.',
      'Visto en la ronda de la mañana; se necesita la canasta pequeña.',
    ),
    words(
      'Second call about this corner this month.',
      'Segunda llamada sobre esta esquina en el mes.',
    ),
  ],
  closed: [
    words(
      'It is on private property; we told the owner.',
      'Está en terreno privado; avisamos al propietario.',
    ),
    words('We looked twice and found nothing there.', 'Fuimos dos veces y no encontramos nada.'),
  ],
  done: [
    words('Done. Thank you for telling us.', 'Listo. Gracias por avisarnos.'),
    words('Repaired this morning.', 'Reparado esta mañana.'),
  ],
} as const satisfies Readonly<Record<string, Texts>>

export const works: Texts = [
  words('New water heater in the basement', 'Calentador de agua nuevo en el sótano'),
  words('Roof replaced, shingles', 'Cambio de techo, tejas'),
  words('Fence of cedar, six feet', 'Cerca de cedro, seis pies'),
  words('Two windows, same openings', 'Dos ventanas, mismas aberturas'),
]
