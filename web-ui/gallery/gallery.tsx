import { Page, Stack } from '../src/components/layout.tsx'
import { PageTitle } from '../src/components/page-title.tsx'
import { Frame } from '../src/shell/frame.tsx'
import type { HeaderProps } from '../src/shell/header.tsx'
import { city } from './demo-city.ts'
import { ActionSamples } from './samples/actions.tsx'
import { FormSamples } from './samples/forms.tsx'
import { IconSamples } from './samples/icons.tsx'
import { ListSamples } from './samples/lists.tsx'
import { MessageSamples } from './samples/messages.tsx'
import { PlaceSamples } from './samples/places.tsx'
import { ShellSamples } from './samples/shell.tsx'
import { TokenSamples } from './samples/tokens.tsx'
import { useSay } from './say.ts'

/** Every component in every state, in the frame of all pages. */
export function Gallery({ languages }: Pick<HeaderProps, 'languages'>) {
  const say = useSay()
  return (
    <Frame city={city} path={location.pathname + location.search} languages={languages}>
      <Page>
        <Stack gap="wide">
          <PageTitle>
            {say('Gallery of the portal’s parts', 'Galería de las piezas del portal')}
          </PageTitle>
          <TokenSamples />
          <ActionSamples />
          <FormSamples />
          <MessageSamples />
          <ListSamples />
          <PlaceSamples />
          <ShellSamples />
          <IconSamples />
        </Stack>
      </Page>
    </Frame>
  )
}
