import { useState } from 'react'
import { Button } from '../../src/components/button.tsx'
import { CheckboxGroup } from '../../src/components/checkbox-group.tsx'
import { Checkbox } from '../../src/components/checkbox.tsx'
import { ErrorSummary } from '../../src/components/error-summary.tsx'
import { Grid, Row } from '../../src/components/layout.tsx'
import { RadioGroup } from '../../src/components/radio-group.tsx'
import { Select } from '../../src/components/select.tsx'
import { TextArea } from '../../src/components/text-area.tsx'
import { TextInput } from '../../src/components/text-input.tsx'
import { Sample } from '../sample.tsx'
import { useSay } from '../say.ts'

export function FormSamples() {
  const say = useSay()
  const [isSent, setIsSent] = useState(false)
  return (
    <>
      <Sample id="text-inputs" title={say('Text fields', 'Campos de texto')}>
        <Grid columns="wide">
          <TextInput
            name="first-name"
            label={say('First name', 'Nombre')}
            autoComplete="given-name"
          />
          <TextInput
            name="phone"
            label={say('Phone', 'Teléfono')}
            hint="(999) 999-9999"
            type="tel"
            autoComplete="tel"
            optional
          />
          <TextInput
            name="zip"
            label={say('ZIP code', 'Código postal')}
            hint={say('5 digits', '5 dígitos')}
            error={say('ZIP code must have 5 digits', 'El código postal debe tener 5 dígitos')}
            defaultValue="6012"
            inputMode="numeric"
          />
          <TextInput
            name="email"
            label={say('Email', 'Correo electrónico')}
            defaultValue="maria@example.com"
            readOnly
          />
          <TextArea
            name="description"
            label={say('What is wrong?', '¿Qué ocurre?')}
            hint={say('Do not write personal data here.', 'No escriba aquí datos personales.')}
          />
          <TextArea
            name="more"
            label={say('Anything else', 'Algo más')}
            error={say('Please describe the problem', 'Describa el problema')}
            optional
          />
        </Grid>
      </Sample>
      <Sample id="selects" title={say('Selects', 'Listas de selección')}>
        <Grid columns="wide">
          <Select
            name="want"
            label={say('I want to', 'Quiero')}
            placeholder={say('Choose an action', 'Elija una acción')}
            options={[
              { value: 'REPORT', label: say('Report', 'Reportar') },
              { value: 'PAY_FOR', label: say('Pay for', 'Pagar') },
            ]}
          />
          <Select
            name="service"
            label={say('Service', 'Servicio')}
            placeholder={say('Choose a service', 'Elija un servicio')}
            error={say('Choose a service first', 'Primero elija un servicio')}
            options={[{ value: '1', label: say('A broken streetlight', 'Una luminaria averiada') }]}
          />
        </Grid>
      </Sample>
      <ChoiceSamples />
      <Sample id="error-summary" title={say('Errors of a form', 'Errores de un formulario')}>
        <Row>
          <Button look="quiet" onClick={() => setIsSent(true)}>
            {say('Send', 'Enviar')}
          </Button>
        </Row>
        {isSent && (
          <ErrorSummary
            errors={[
              {
                field: 'zip',
                message: say(
                  'ZIP code must have 5 digits',
                  'El código postal debe tener 5 dígitos',
                ),
              },
              {
                field: 'more',
                message: say('Please describe the problem', 'Describa el problema'),
              },
            ]}
          />
        )}
      </Sample>
    </>
  )
}

function ChoiceSamples() {
  const say = useSay()
  const [channels, setChannels] = useState<('mail' | 'push')[]>(['mail'])
  const [context, setContext] = useState<'personal' | 'business' | null>('personal')
  return (
    <Sample id="choices" title={say('Choices', 'Opciones')}>
      <Grid columns="wide">
        <CheckboxGroup
          name="channels"
          label={say('Tell me by', 'Avisarme por')}
          hint={say('Choose any', 'Elija las que desee')}
          value={channels}
          onChange={setChannels}
          options={[
            { value: 'mail', label: say('Mail', 'Correo') },
            {
              value: 'push',
              label: say('Push', 'Notificación'),
              hint: say('On this device only', 'Solo en este dispositivo'),
            },
          ]}
        />
        <CheckboxGroup
          name="apply"
          label={say('All that apply to you', 'Todo lo que corresponda')}
          error={say('Choose at least one', 'Elija al menos una opción')}
          options={[
            {
              value: 'utilities',
              label: say('I have city utilities', 'Tengo servicios municipales'),
            },
            {
              value: 'none',
              label: say('None of the above', 'Ninguna de las anteriores'),
              disabled: true,
            },
          ]}
        />
        <RadioGroup
          name="context"
          label={say('I act for', 'Actúo en nombre de')}
          value={context}
          onChange={setContext}
          options={[
            { value: 'personal', label: say('Myself', 'Mí mismo') },
            { value: 'business', label: say('A business', 'Un negocio') },
          ]}
        />
        <RadioGroup
          name="account-type"
          label={say('Account type', 'Tipo de cuenta')}
          error={say('Choose an account type', 'Elija un tipo de cuenta')}
          options={[
            { value: 'checking', label: say('Checking', 'Corriente') },
            { value: 'savings', label: say('Savings', 'Ahorros') },
          ]}
        />
        <Checkbox
          name="agree"
          label={say('Set up autopay', 'Activar el pago automático')}
          defaultChecked
        />
        <Checkbox
          name="admin"
          look="switch"
          label={say('Administrator', 'Administrador')}
          hint={say('Takes effect at once', 'Se aplica de inmediato')}
          defaultChecked
        />
      </Grid>
    </Sample>
  )
}
