import { expect, it } from 'vitest';
import { podeInformarConta } from './informar-conta.ts';
import { ESTADOS_DO_PAGAMENTO } from './situacao-do-pagamento.ts';

it('lets a student with a scholarship in force write the account, and no volunteer', () => {
  expect(podeInformarConta({ bolsista: true, encerrado: false, pagamentos: [] })).toBe(true);
  expect(podeInformarConta({ bolsista: false, encerrado: false, pagamentos: ['NAO_RECEBE'] })).toBe(false);
});

it('lets a student whose vínculo ended write it until the last payment is credited', () => {
  const podem = ESTADOS_DO_PAGAMENTO.filter((estado) =>
    podeInformarConta({ bolsista: true, encerrado: true, pagamentos: ['PAGO', estado] }),
  );
  expect(podem).toEqual(['ABERTO', 'A_ENVIAR', 'RETIDO', 'ENVIADO', 'DEVOLVIDO']);
  expect(podeInformarConta({ bolsista: true, encerrado: true, pagamentos: [] })).toBe(false);
});
