export { type Banco, bancosQuery } from '../api.ts';
