import { describe, expect, it } from 'vitest';
import type { ConteudoDaAta } from '../types.ts';
import { decisaoPorExtenso, linhasDoItem, resumoDaAta, textoDaAta } from './ata.ts';

const proposta = { remunerados: 1, voluntarios: 0 };
const item = {
  projeto: { id: 31, titulo: 'Cálculo desde a primeira semana' },
  total: 436.5,
  proposta,
  decisao: null,
  anotacao: '',
  impedidos: [],
};
const ana = { id: 1, nome: 'Ana Prado' };
const hugo = { id: 2, nome: 'Hugo Falcão' };
const ata: ConteudoDaAta = {
  numero: 3,
  ano: 2026,
  versao: 1,
  instituicao: 'Universidade do Cariri Exemplar',
  programa: 'Programa de Instrutoria',
  edital: 'Edital 2026 nº 1',
  sessao: 1,
  local: 'Sala 12',
  fuso: 'America/Fortaleza',
  abertaEm: '2026-11-24T12:00:00.000Z',
  encerradaEm: '2026-11-24T15:30:00.000Z',
  presencas: [
    { pessoa: ana, presente: true, quando: '2026-11-24T12:00:00.000Z' },
    { pessoa: hugo, presente: true, quando: '2026-11-24T12:00:00.000Z' },
    { pessoa: hugo, presente: false, quando: '2026-11-24T14:00:00.000Z' },
  ],
  interrupcoes: [
    { para: 'suspensa', quando: '2026-11-24T13:00:00.000Z', motivo: 'Almoço' },
    { para: 'aberta', quando: '2026-11-24T13:30:00.000Z', motivo: '' },
  ],
  itens: [
    { ...item, decisao: { ...proposta, motivo: '' } },
    {
      ...item,
      projeto: { id: 7, titulo: 'Estudar em grupo' },
      decisao: { remunerados: 2, voluntarios: 1, motivo: 'Duas turmas' },
      anotacao: 'Lida a carta do instituto',
      impedidos: ['Hugo Falcão'],
    },
    { ...item, projeto: { id: 9, titulo: 'Desenhar todo dia' }, total: null },
  ],
  retificacoes: [],
};

describe('the minutes as a text', () => {
  it('list those present, decisions with reasons and excluded members, without the kind of conflict', () => {
    expect(textoDaAta(ata)).toBe(`Universidade do Cariri Exemplar
Programa de Instrutoria

Ata nº 3/2026

A 1ª sessão da comissão do Edital 2026 nº 1 foi aberta em 24/11/2026 09:00, em Sala 12, e encerrada em 24/11/2026 12:30.
Datas e horas desta ata: horário de Fortaleza (UTC−3).

PRESENTES

Ana Prado
Hugo Falcão

Ana Prado: chegou em 24/11/2026 09:00
Hugo Falcão: chegou em 24/11/2026 09:00
Hugo Falcão: saiu em 24/11/2026 11:00

INTERRUPÇÕES

Suspensa em 24/11/2026 10:00: Almoço
Retomada em 24/11/2026 10:30

PAUTA E DECISÕES

Pauta de 3 itens: 1 mantido como na proposta, 1 mudado, 1 não apreciado.

1. Projeto nº 31: Cálculo desde a primeira semana
Total: 436,5. Proposta: 1 bolsa e 0 voluntários.
Mantida a proposta: 1 bolsa e 0 voluntários.

2. Projeto nº 7: Estudar em grupo
Total: 436,5. Proposta: 1 bolsa e 0 voluntários.
Não participaram deste item: Hugo Falcão.
Decidido: 2 bolsas e 1 voluntário.
Motivo: Duas turmas
Registro: Lida a carta do instituto

3. Projeto nº 9: Desenhar todo dia
Total: sem total. Proposta: 1 bolsa e 0 voluntários.
Não apreciado nesta sessão.
`);
  });

  it('show in a later version what was corrected, and lose nothing earlier', () => {
    const retificacoes = [
      { motivo: 'Troca de nomes', texto: 'onde se lê Ana, leia-se Anna', quando: '2026-11-25T12:00:00.000Z' },
    ];
    const depois = textoDaAta({ ...ata, versao: 2, retificacoes });
    expect(depois).toContain('Ata nº 3/2026, versão 2\n');
    expect(depois).toContain('Em 25/11/2026 09:00. Motivo: Troca de nomes\n\nonde se lê Ana, leia-se Anna\n');
    const antes = textoDaAta(ata).split('\n').slice(4);
    expect(depois).toContain(antes.join('\n').trimEnd());
  });

  it('count the agenda', () => {
    expect(resumoDaAta(ata.itens)).toEqual({ itens: 3, mantidos: 1, mudados: 1, naoApreciados: 1 });
    expect(ata.itens.map(decisaoPorExtenso)).toEqual([
      'Mantida a proposta: 1 bolsa e 0 voluntários',
      'Decidido: 2 bolsas e 1 voluntário',
      'Não apreciado nesta sessão',
    ]);
    expect(linhasDoItem(item, 'UTC')).toHaveLength(2);
  });
});
