import { PageNotice } from '../../src/shell/page-notice.tsx'
import { Sample } from '../sample.tsx'
import { useSay } from '../say.ts'

export function ShellSamples() {
  const say = useSay()
  return (
    <Sample id="page-notice" title={say('Page notice', 'Aviso de página')}>
      <PageNotice>
        <p>
          {say(
            'The page you asked for is not here, so we brought you to the home page.',
            'La página que pidió no está aquí, así que le trajimos a la página de inicio.',
          )}
        </p>
      </PageNotice>
    </Sample>
  )
}
