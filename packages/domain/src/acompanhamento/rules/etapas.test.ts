import { describe, expect, it } from 'vitest';
import { FASES } from '../../edital/types.ts';
import { umEdital } from '../../testing/editais.ts';
import { type DepoisDaPublicacao, etapasDoProjeto, type FatosDasEtapas } from './etapas.ts';

const PUBLICADO: DepoisDaPublicacao = {
  situacao: 'APROVADO',
  vagas: 4,
  instrutores: 3,
  nuncaTeveInstrutor: false,
  encerramentoDesfeito: false,
  desistencia: null,
  recursoPendente: false,
};
const EDITAL = umEdital({
  fase: 'resultado',
  aberto: false,
  encerrado: true,
  prazoAvaliacao: '2026-04-20',
  fimRecursos: '2026-05-15',
  resultadoPublicadoEm: '2026-05-05T12:00:00.000Z',
  vigenciaInicio: '2026-06-01',
  encerramentoSemInstrutores: '2026-08-05',
});

type Mudancas = Partial<Omit<FatosDasEtapas, 'agora'>> & { readonly hoje?: string };

function etapas({ hoje = '2026-07-01', ...mudancas }: Mudancas = {}) {
  return etapasDoProjeto({
    edital: EDITAL,
    submetidoEm: new Date('2026-03-20T12:00:00.000Z'),
    depois: PUBLICADO,
    deDentro: false,
    fuso: 'UTC',
    agora: new Date(`${hoje}T12:00:00.000Z`),
    ...mudancas,
  });
}
const deAgora = (mudancas: Mudancas) =>
  etapas(mudancas).flatMap(({ codigo, estado }) => (estado === 'AGORA' ? [codigo] : []));
const com = (mudancas: Partial<DepoisDaPublicacao>) => ({ ...PUBLICADO, ...mudancas });

describe('a project’s steps', () => {
  it('follow the phase before publication, and separate decision and secretariat only for those who work in the call', () => {
    const nas = (deDentro: boolean) =>
      FASES.slice(0, 4).flatMap((fase) => deAgora({ edital: umEdital({ fase }), depois: null, deDentro }));
    expect(nas(false)).toEqual(['ENVIADO', 'EM_AVALIACAO', 'EM_AVALIACAO', 'EM_AVALIACAO']);
    expect(nas(true)).toEqual(['ENVIADO', 'EM_AVALIACAO', 'DECISAO', 'SECRETARIA']);
  });

  it('[C-G11] stay at the appeals while one may be made, also for an older call without a last day', () => {
    const edital = { ...EDITAL, fimRecursos: null };
    expect(deAgora({ edital, hoje: '2026-05-20' })).toEqual(['RECURSO']);
    expect(deAgora({ hoje: '2026-05-15' })).toEqual(['RECURSO']);
    expect(deAgora({ hoje: '2026-05-16' })).toEqual(['INSTRUTORES']);
  });

  it('show the known days', () => {
    expect(etapas().map(({ codigo, em, ate, detalhe }) => [codigo, em, ate, detalhe])).toEqual([
      ['ENVIADO', '2026-03-20', null, null],
      ['EM_AVALIACAO', null, '2026-04-20', null],
      ['RESULTADO', '2026-05-05', null, null],
      ['RECURSO', null, '2026-05-15', null],
      ['INSTRUTORES', null, null, '3 de 4 vagas'],
      ['ANO_EM_CURSO', '2026-06-01', '2026-12-31', null],
      ['ENCERRADO', null, null, null],
    ]);
    // A year still to come shows no day that has passed.
    expect(
      etapas({ hoje: '2026-06-02', depois: com({ nuncaTeveInstrutor: true }) }).find(
        ({ codigo }) => codigo === 'ANO_EM_CURSO',
      ),
    ).toMatchObject({ estado: 'DEPOIS', em: null, ate: '2026-12-31' });
    expect(etapas({ edital: umEdital(), depois: null })[0]).toMatchObject({ ate: '2026-03-31' });
  });

  it.each<[string, Mudancas, string]>([
    ['the last day for appeals', { hoje: '2026-05-15' }, 'RECURSO'],
    ['the day after, before its year', { hoje: '2026-05-16' }, 'INSTRUTORES'],
    ['with an appeal that waits', { hoje: '2026-05-16', depois: com({ recursoPendente: true }) }, 'RECURSO'],
    ['the first day of its year', { hoje: '2026-06-01' }, 'ANO_EM_CURSO'],
    ['in its year without an instructor ever', { depois: com({ nuncaTeveInstrutor: true }) }, 'INSTRUTORES'],
    ['the last day of its year', { hoje: '2026-12-31' }, 'ANO_EM_CURSO'],
    ['after its year', { hoje: '2027-01-01' }, 'ENCERRADO'],
    [
      'closed without instructors (D44)',
      { hoje: '2026-08-05', depois: com({ nuncaTeveInstrutor: true }) },
      'ENCERRADO',
    ],
    [
      'rejected, an appeal still possible',
      { hoje: '2026-05-15', depois: com({ situacao: 'REPROVADO' }) },
      'RECURSO',
    ],
    ['rejected for good', { depois: com({ situacao: 'REPROVADO' }) }, 'ENCERRADO'],
    ['archived', { edital: { ...EDITAL, fase: 'arquivado' } }, 'ENCERRADO'],
  ])('%s', (_, mudancas, codigo) => {
    expect(deAgora(mudancas)).toEqual([codigo]);
  });

  it('have no year without granted places, unless instructors are left', () => {
    const semAno = (depois: DepoisDaPublicacao) =>
      !etapas({ depois }).some(({ codigo }) => codigo === 'ANO_EM_CURSO');
    expect(semAno(com({ situacao: 'REPROVADO' }))).toBe(true);
    expect(semAno(com({ vagas: 0, nuncaTeveInstrutor: true }))).toBe(true);
    expect(semAno(com({ vagas: 0 }))).toBe(false);
  });

  it('are done before the present one and pending after it', () => {
    const estados = etapas({ hoje: '2026-05-10' }).map(({ estado }) => estado);
    expect(estados).toEqual(['FEITA', 'FEITA', 'FEITA', 'AGORA', 'DEPOIS', 'DEPOIS', 'DEPOIS']);
  });
});
