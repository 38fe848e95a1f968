export interface Breach {
  readonly wall: string
  readonly reason: string
  readonly from: string
  readonly to: string
}
