import type { FormText } from '../../casework/forms/rules.ts'
import type { PermitOption, PropertyType } from '../permits/rules.ts'

const w = (en: string, es: string): FormText => ({ en, es })

export const propertyWords: Readonly<Record<PropertyType, FormText>> = {
  NewSingleFamilyHome: w('A new single-family home', 'Una casa unifamiliar nueva'),
  NewCommercialIndustrial: w(
    'A new commercial or industrial building',
    'Un edificio comercial o industrial nuevo',
  ),
  SingleFamilyHomeOwner: w(
    'A single-family home that I own and live in',
    'Una casa unifamiliar que es mía y en la que vivo',
  ),
  SingleFamilyHomeNotOwner: w(
    'A single-family home that I do not own, or do not live in',
    'Una casa unifamiliar que no es mía o en la que no vivo',
  ),
  MultiFamily: w('A building with two or more homes', 'Un edificio con dos o más viviendas'),
}

export const optionWords: Readonly<Record<PermitOption, FormText>> = {
  BuildingShed: w('Build a shed', 'Construir un cobertizo'),
  PuttingUpFence: w('Put up a fence', 'Poner una cerca'),
  InstallingHotTub: w('Install a hot tub', 'Instalar un jacuzzi'),
  RepairReplaceRoof: w('Repair or replace a roof', 'Reparar o reemplazar un techo'),
  ReplaceFurnace: w('Replace a furnace', 'Reemplazar la calefacción'),
  ReplaceWaterHeater: w('Replace a water heater', 'Reemplazar un calentador de agua'),
  InstallResidentialDriveway: w(
    'Build or replace a driveway',
    'Construir o reemplazar una entrada para autos',
  ),
  InstallAboveGroundPool: w('Put up an above-ground pool', 'Poner una piscina sobre el suelo'),
  ReplaceWindow: w('Replace windows', 'Reemplazar ventanas'),
  InstallPatio: w('Build a patio', 'Construir un patio'),
  InstallDeckUnder4Feet: w(
    'Build a deck less than 4 feet high',
    'Construir una terraza de menos de 4 pies de alto',
  ),
  RepairReplaceSiding: w(
    'Repair or replace siding',
    'Reparar o reemplazar el revestimiento exterior',
  ),
  InstallPrivateSidewalk: w('Build a private sidewalk', 'Construir una acera privada'),
  MinorHVACWork: w(
    'Small heating or air conditioning work',
    'Trabajo pequeño de calefacción o aire acondicionado',
  ),
  MinorElectricalWork: w('Small electrical work', 'Trabajo eléctrico pequeño'),
  MinorPlumbingWork: w('Small plumbing work', 'Trabajo pequeño de plomería'),
  RemodelingStructure: w('Remodel', 'Remodelar'),
  Other: w('Something else', 'Otra cosa'),
}

/** By the fee schedules' keys: the question, and the error if it is missing. */
export const unitWords = {
  squares: [
    w('Area in squares of 100 square feet', 'Área en cuadros de 100 pies cuadrados'),
    w('Enter the area in squares.', 'Escriba el área en cuadros.'),
  ],
  feet: [
    w('Length in feet', 'Largo en pies'),
    w('Enter the length in feet.', 'Escriba el largo en pies.'),
  ],
  squareFeet: [
    w('Area in square feet', 'Superficie en pies cuadrados'),
    w('Enter the area in square feet.', 'Escriba la superficie en pies cuadrados.'),
  ],
  windows: [
    w('How many windows?', '¿Cuántas ventanas?'),
    w('Enter how many windows.', 'Escriba cuántas ventanas.'),
  ],
  circuits: [
    w('How many circuits?', '¿Cuántos circuitos?'),
    w('Enter how many circuits.', 'Escriba cuántos circuitos.'),
  ],
  fixtures: [
    w(
      'How many fixtures, such as sinks and toilets?',
      '¿Cuántos aparatos, como lavabos e inodoros?',
    ),
    w('Enter how many fixtures.', 'Escriba cuántos aparatos.'),
  ],
  projectValue: [
    w('Cost of the work in dollars', 'Costo de la obra en dólares'),
    w('Enter the cost of the work in dollars.', 'Escriba el costo de la obra en dólares.'),
  ],
} as const satisfies Readonly<Record<string, readonly [FormText, FormText]>>
