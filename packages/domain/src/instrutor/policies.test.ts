import { describe, expect, it } from 'vitest';
import { TIPOS_DE_USUARIO } from '../conta/types.ts';
import { FASES } from '../edital/types.ts';
import { SITUACOES } from '../projeto/types.ts';
import {
  exigirEmAndamento,
  exigirVerEncerrados,
  poderesNosInstrutores,
  temInstrutores,
  veDocumentos,
} from './policies.ts';

const RELACOES = ['dono', 'colaborador', 'avaliadorDesignado', 'nenhuma'] as const;
const CASOS = TIPOS_DE_USUARIO.flatMap((tipo) => RELACOES.map((relacao) => [tipo, relacao] as const));

describe('a project has instructors once it is approved and published (D25)', () => {
  it.each(FASES.flatMap((fase) => SITUACOES.map((situacao) => [fase, situacao] as const)))(
    '%s, %s',
    (fase, situacao) => {
      const sim = ['resultado', 'arquivado'].includes(fase) && situacao === 'APROVADO';
      expect(temInstrutores({ fase, situacao })).toBe(sim);
      const exigir = () => exigirEmAndamento({ fase, situacao });
      if (!sim) expect(exigir).toThrow('Este projeto não está aprovado e publicado');
      else if (fase === 'arquivado')
        expect(exigir).toThrow('Este edital está arquivado e não pode ser alterado');
      else expect(exigir).not.toThrow();
    },
  );
});

describe('documents and ended vínculos (E-INSTRUTOR-5; D30)', () => {
  it.each(CASOS)('%s as %s', (tipo, relacao) => {
    const alheio = relacao === 'nenhuma' && tipo === 'administrador';
    expect(veDocumentos(tipo, relacao)).toBe(relacao === 'dono' || alheio);
    const exigir = () => exigirVerEncerrados(tipo, relacao);
    if (alheio) expect(exigir).not.toThrow();
    else expect(exigir).toThrow('Você não tem permissão para isto.');
  });
});

describe('rights over the instructors of a project (D23)', () => {
  const [nada, ausencia] = [false, true];
  it.each([
    ['coordenador', true, true, [true, ausencia, true, false]],
    ['coordenador', true, false, [false, ausencia, true, false]],
    ['coordenador', false, true, [false, nada, false, false]],
    ['administrador', false, true, [false, ausencia, true, true]],
    ['administrador', true, true, [true, ausencia, true, false]],
    ['avaliador', false, true, [false, nada, false, false]],
    [undefined, false, true, [false, nada, false, false]],
  ] as const)('%s, coordinating %s, window open %s', (tipo, coordena, aberta, esperado) => {
    const poderes = poderesNosInstrutores(tipo, coordena, aberta);
    expect([poderes.editar, poderes.registrarAusencia, poderes.verDocumentos, poderes.administrar]).toEqual(
      esperado,
    );
  });
});
