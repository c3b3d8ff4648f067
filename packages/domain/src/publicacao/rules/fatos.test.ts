import { expect, it } from 'vitest';
import type { LinhaExibida } from '../../resultado/types.ts';
import { blocosDaVersao, fatosDaVersao } from './fatos.ts';

const linha: LinhaExibida = {
  ...{ posicao: 1, projeto_id: 31, titulo: 'Monitoria', coordenador: 'Ana', unidade: 'Centro', total: 400 },
  ...{ tipoProjeto: 'TIPO I', situacaoExibida: 'APROVADO', vagas: 'todas', desempate: null },
  ...{ remunerados_aprovados: 2, voluntarios_aprovados: 1 },
};
const terminou: LinhaExibida = {
  ...linha,
  devolveu: { encerramento: '2026-08-12', desistencia: '2026-08-12' },
};
const outra: LinhaExibida = { ...linha, projeto_id: 32, remunerados_aprovados: 1, voluntarios_aprovados: 0 };

it('[C-G6] counts in a publication text what the projects hold, and names beside the row what was returned', () => {
  const fatos = fatosDaVersao({
    instituicao: { nome: 'U', programa: 'P', cidade: 'C' },
    ...{ publicUrl: 'https://u.example', fuso: 'UTC', agora: new Date('2026-08-13T12:00:00Z') },
    edital: { id: 3, nome: 'Edital', ano: 2026 },
    versao: {
      ...{ numero: 2, instante: '2026-08-13T12:00:00Z', motivo: 'SUPLENTE', recurso: null },
      ...{ justificativa: null, reconstituida: false, sha256: 'a' },
    },
    linhas: [terminou, outra],
    antes: [linha, outra],
  });
  expect([fatos.bolsas, fatos.voluntarios]).toEqual(['1', '0']);
  const blocos = blocosDaVersao({ linhas: [terminou, outra], antes: [linha, outra] });
  expect(blocos.linhas.map(({ situacao }) => situacao)).toEqual([
    'APROVADO (desistência em 12/08/2026: as 2 bolsas voltaram ao edital)',
    'APROVADO',
  ]);
  expect(blocos.mudancas).toEqual(['Nenhuma linha mudou.']);
});
