import { useEffect, useRef, useState } from 'react'
import { mapView } from '@portal/core/parcels/rules'

/** Whether the zoom is too low to choose a place; updated when zooming pauses. */
export function useIsFar(first: number): [boolean, (zoom: number) => void] {
  const [isFar, setFar] = useState(first < mapView.noticeBelow)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const zoomed = (zoom: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setFar(zoom < mapView.noticeBelow), mapView.noticeDebounceMs)
  }
  return [isFar, zoomed]
}
