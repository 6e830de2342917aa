import { lobbyBench } from '../tests/bench/lobby.ts'
console.log(JSON.stringify(await lobbyBench('http://localhost:4710'), null, 1))
