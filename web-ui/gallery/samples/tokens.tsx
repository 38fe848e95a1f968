import { Grid, Stack } from '../../src/components/layout.tsx'
import { Sample } from '../sample.tsx'
import { useSay } from '../say.ts'
import styles from './tokens.module.css'

const colors = [
  'ink',
  'paper',
  'wash',
  'line',
  'edge',
  'accent',
  'accent-wash',
  'night',
  'good',
  'warn',
  'bad',
  'info',
]

export function TokenSamples() {
  const say = useSay()
  return (
    <Sample id="tokens" title={say('Type and colour', 'Tipografía y color')}>
      <Stack gap="tight">
        <h2>{say('A heading of the second level', 'Un título de segundo nivel')}</h2>
        <h3>{say('A heading of the third level', 'Un título de tercer nivel')}</h3>
        <p>
          {say(
            'Body text is set large enough to read at arm’s length, in lines that the eye can follow back.',
            'El texto se lee con comodidad a la distancia del brazo y en líneas que la vista puede seguir.',
          )}{' '}
          <a href="#tokens">{say('A link inside it', 'Un enlace en el texto')}</a>.
        </p>
      </Stack>
      <Grid gap="tight">
        {colors.map((color) => (
          <div key={color} className={styles.color} data-color={color}>
            {color}
          </div>
        ))}
      </Grid>
    </Sample>
  )
}
