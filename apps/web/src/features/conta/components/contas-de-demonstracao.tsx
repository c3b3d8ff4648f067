import { NOMES_DAS_SESSOES } from '@instrutoria/domain/conta/messages.ts';
import type { TipoDaSessao } from '@instrutoria/domain/conta/types.ts';
import { IconArrowRight } from '@tabler/icons-react';
import classes from './contas-de-demonstracao.module.css';

export interface ContaDeDemonstracao {
  readonly tipo: TipoDaSessao;
  readonly nome: string;
  readonly cpf: string;
  readonly senha: string;
}

export function ContasDeDemonstracao(props: {
  readonly contas: readonly ContaDeDemonstracao[];
  readonly disabled: boolean;
  readonly onPick: (conta: ContaDeDemonstracao) => void;
}) {
  return (
    <section className={classes.box} aria-labelledby="demonstracao">
      <h2 id="demonstracao" className={classes.title}>
        Demonstração
      </h2>
      <p className={classes.text}>Dados fictícios. Escolha quem você quer ser e entre com um clique.</p>
      <ul className={classes.list}>
        {props.contas.map((conta) => (
          <li key={conta.cpf}>
            <button
              type="button"
              className={classes.card}
              disabled={props.disabled}
              onClick={() => props.onPick(conta)}
            >
              <span className={classes.words}>
                <span className={classes.type}>{NOMES_DAS_SESSOES[conta.tipo]}</span>
                <span className={classes.name}>{conta.nome}</span>
                <span className={classes.facts}>
                  CPF {conta.cpf} · senha <span className={classes.whole}>{conta.senha}</span>
                </span>
              </span>
              <IconArrowRight aria-hidden size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
