import * as daAdministracao from './use-cases/da-administracao.ts';
import * as doCoordenador from './use-cases/do-coordenador.ts';
import * as leitura from './use-cases/ler-homologacao.ts';

export const handlersDaHomologacao = { ...leitura, ...daAdministracao, ...doCoordenador };
