import { expect, it } from 'vitest';
import { type FatosDoMes, montarFolhaDoMes, textoDaFolhaDoMes, ultimoInstanteDoMes } from './folha-do-mes.ts';

const FATOS: FatosDoMes = {
  edital: 'Edital 2026',
  projeto: { id: 7, titulo: 'Monitoria' },
  coordenador: 'Helena Prado',
  aluno: { nome: 'Ana Lima', matricula: null, cpf: '52998224725' },
  mes: '2026-05',
  estado: 'atestado',
  dias: [{ dia: '2026-05-04', horas: 2.5, atividade: 'Plantão' }],
  enviadoEm: '2026-06-01T12:00:00Z',
  decididoEm: '2026-06-12T12:00:00Z',
  motivo: null,
  registro: { horas: 2.5, em: '2026-06-12T12:00:00Z', deOficio: null },
};
const FUSOS = { fuso: 'America/Sao_Paulo', fusosAnteriores: [] };
const linhas = (fatos: Partial<FatosDoMes>, fusos: Parameters<typeof montarFolhaDoMes>[1] = FUSOS) =>
  textoDaFolhaDoMes(montarFolhaDoMes({ ...FATOS, ...fatos }, fusos)).split('\n');

it('writes one fact in a line, and an act of one instant once', () => {
  expect(linhas({})).toEqual([
    'Folha de frequência de maio de 2026',
    ...['Projeto: nº 7, Monitoria', 'Edital: Edital 2026'],
    ...['Aluno: Ana Lima', 'Matrícula: não informada', 'CPF: ***.982.247-**', 'Coordenação: Helena Prado'],
    '04/05/2026, 2,5 h: Plantão',
    ...['Situação: atestada', 'Horas enviadas pelo aluno: 2,5 h'],
    'Enviadas em: 01/06/2026 09:00, horário de São Paulo (UTC−3)',
    'Horas registradas pela coordenação: 2,5 h',
    'Registradas em: 12/06/2026 09:00, horário de São Paulo (UTC−3)',
    '',
  ]);
});

it('says when a month was attested whose hours had been registered before', () => {
  const registro = { horas: 2.5, em: '2026-05-12T12:00:00Z', deOficio: 3 };
  const texto = linhas({ registro });
  expect(texto).toContain('Atestadas em: 12/06/2026 09:00, horário de São Paulo (UTC−3)');
  expect(texto).toContain('Horas registradas pela administração: 2,5 h');
});

it('keeps each instant in the zone that was in force then (D62)', () => {
  const fusosAnteriores = [{ fuso: 'America/Manaus', ate: '2026-06-10T00:00:00Z' }];
  const texto = linhas({}, { ...FUSOS, fusosAnteriores });
  expect(texto).toContain('Enviadas em: 01/06/2026 08:00, horário de Manaus (UTC−4)');
  expect(texto).toContain('Registradas em: 12/06/2026 09:00, horário de São Paulo (UTC−3)');
});

it.each(['aberto', 'devolvido'] as const)(
  'has neither days nor their sum of a month that is %s',
  (estado) => {
    const texto = linhas({ estado, registro: null, motivo: 'Falta o dia 5.' }).join('\n');
    expect(texto).not.toMatch(/Plantão|Enviadas|enviadas|Motivo/);
  },
);

it('takes the latest instant as its date, and none where nothing happened', () => {
  expect(ultimoInstanteDoMes(FATOS)).toBe('2026-06-12T12:00:00Z');
  expect(ultimoInstanteDoMes({ ...FATOS, enviadoEm: null, decididoEm: null, registro: null })).toBeNull();
});
