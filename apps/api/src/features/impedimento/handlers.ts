import * as impedimentos from './use-cases/impedimentos.ts';

export const handlersDoImpedimento = { ...impedimentos };
