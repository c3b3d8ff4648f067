/** The coordination as an administrator outside the project gets it. */
export const COORDENACAO = {
  coordenador: { id: 700, nome: 'Rita Prado' },
  antes: [],
  transferencia: null,
  vice: null,
  coordena: false,
  administra: true,
  afastado: true,
  ninguemPodeAgir: true,
  afastamentos: [
    {
      id: 4,
      inicio: '2026-05-01',
      fim: '2026-06-30',
      corre: true,
      registradoEm: '2026-05-02T12:00:00.000Z',
      motivo: 'Licença',
      autor: { id: 1, nome: 'Ana Souza' },
      encerramento: null,
    },
  ],
};

export const PASSAGEM = {
  para: { id: 8, nome: 'Lia Reis' },
  causa: 'pedido',
  motivo: 'Mudou de universidade.',
  dia: '2026-05-20',
  propostaEm: '2026-05-12T12:00:00.000Z',
  aceitou: false,
  concordou: false,
  respondeAte: '2026-05-22',
  naoPassou: null,
};
export const CONVITE = {
  especie: 'vice',
  dia: null,
  para: null,
  respondeAte: null,
  causa: null,
  motivo: null,
  projeto: { id: 31, titulo: 'Monitoria' },
  edital: 'Edital 2026',
  coordenador: { id: 7, nome: 'Rita Prado' },
  em: '2026-05-02T12:00:00.000Z',
};
