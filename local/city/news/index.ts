import { postRow } from './demo-post.ts'
import { recurringPosts } from './recurring.ts'
import { singlePosts } from './single.ts'

/** From the eighteen months before the demo day. */
export const demoNews = () => [...recurringPosts, ...singlePosts].map(postRow)
