export { createGateway, type GatewayOptions } from './gateway/create-gateway.ts';
export { publishApp } from './publish/publish-app.ts';
export { GateRefusal, passGate } from './release/gate.ts';
export { pin } from './release/pin.ts';
export { promote } from './release/promote.ts';
export { rollBack } from './release/rollback.ts';
