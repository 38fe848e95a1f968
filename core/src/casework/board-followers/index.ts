export {
  confirmBoardFollowing,
  followBoard,
  getBoardFollowing,
  listFollowedBoards,
  stopBoardFollowing,
  unfollowBoard,
} from './follow-board.ts'
export { notifyBoardFollowers } from './notify-board-followers.ts'
