import { killAtEachPoint } from './kill.fixture.ts'

await killAtEachPoint(25)
