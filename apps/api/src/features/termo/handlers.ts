import { confereSenhaAtual } from '../conta/use-cases/tentativas.ts';
import { exigirSenhaAtual } from '../estudante/use-cases/senha.ts';
import { instrutorTravado } from '../instrutor/use-cases/instrutor-travado.ts';
import { assinarMeuTermo, lerMeuTermo, pedirCodigoDoTermo } from './use-cases/assinar-como-aluno.ts';
import { assinarTermo, lerTermoAAssinar } from './use-cases/assinar-pela-coordenacao.ts';
import { conferirTermo } from './use-cases/conferir-termo.ts';
import { lerModeloDoTermo, mudarModeloDoTermo, preverModeloDoTermo } from './use-cases/modelo-do-termo.ts';

export const handlersDoTermo = {
  lerModeloDoTermo,
  mudarModeloDoTermo,
  preverModeloDoTermo,
  lerMeuTermo,
  pedirCodigoDoTermo,
  assinarMeuTermo: assinarMeuTermo({ exigirSenhaAtual, instrutorTravado }),
  lerTermoAAssinar,
  assinarTermo: assinarTermo({ confereSenhaAtual, instrutorTravado }),
  conferirTermo,
};
