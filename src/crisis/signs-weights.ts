// Written by bench/weigh-signs.mjs from the learning messages; not by hand. The names of what is weighed, then a sign for each
// of their weights, label by label. How to read both stands in signs-score.ts.
export const names = String.raw`c#%
c#&
c#'
c#(
c#)
c#*
c#+
c#,
c#-
c#.
c#/
c#0
c#1
c#2
c#3
c#4
c#5
c#6
c#7
c#8
c#9
c#:
c#;
c#<
c#=
c#>
c#@
c#A
c#B
c#C
c#D
c#E
c#F
c#G
c#H
c#I
c#J
c#K
c#L
c#M
c#N
c#O
c#P
c#Q
c#R
c#S
c#T
c#U
c#V
c#W
c#X
c#Y
c#Z
c#[
c#]
c#^
c#_
c#a
c#b
c#c
c#d
c#e
c#f
c#g
c#h
c#i
c#j
c#k
c#l
c#m
c#n
c#o
c#p
c#q
c#r
c#s
c#t
c#u
c#v
c#w
c#x
c#y
c%&
c%'
c%(
c%)
c%*
c%+
c%,
c%-
c%.
c%/
c%0
c%1
c%2
c%3
c%4
c%5
c%6
c%7
c%8
c%9
c%:
c%;
c%<
c%=
c%>
c%@
c%A
c%B
c%C
c%D
c%E
c%F
c%G
c%H
c%I
c%J
c%K
c%L
c%M
c%N
c%O
c%P
c%Q
c%R
c%S
c%T
c%U
c%V
c%W
c%X
c%Y
c%Z
c%[
c%]
c%^
c%_
c%a
c%b
c%c
c%d
c%e
c%f
c%g
c%h
c%i
c%j
c%k
c%l
c%m
c%n
c%o
c%p
c%q
c%r
c%s
c%t
c%u
c%v
c%w
c%x
c%y
c&'
c&(
c&)
c&*
c&+
c&,
c&-
c&.
c&/
c&0
c&1
c&2
c&3
c&4
c&5
c&6
c&7
c&8
c&9
c&:
c&;
c&<
c&=
c&>
c&@
c&A
c&B
c&C
c&D
c&E
c&F
c&G
c&H
c&I
c&J
c&K
c&L
c&M
c&N
c&O
c&P
c&Q
c&R
c&S
c&T
c&U
c&V
c&W
c&X
c&Y
c&Z
c&[
c&]
c&^
c&_
c&a
c&b
c&c
c&d
c&e
c&f
c&g
c&h
c&i
c&j
c&k
c&l
c&m
c&n
c&o
c&p
c&q
c&r
c&s
c&t
c&u
c&v
c&w
c&x
c&y
c'(
c')
c'*
c'+
c',
c'-
c'.
c'/
c'0
c'1
c'2
c'3
c'4
c'5
c'6
c'7
c'8
c'9
c':
c';
c'<
c'=
c'>
c'@
c'A
c'B
c'C
c'D
c'E
c'F
c'H
c'J
c'K
c'L
c'M
c'N
c'O
c'P
c'Q
c'R
c'S
c'T
c'U
c'V
c'W
c'X
c'Y
c'Z
c'[
c']
c'^
c'_
c'a
c'b
c'c
c'd
c'e
c'f
c'g
c'h
c'i
c'j
c'k
c'l
c'm
c'n
c'o
c'p
c'q
c'r
c's
c't
c'u
c'v
c'w
c'x
c'y
c()
c(*
c(+
c(,
c(-
c(.
c(/
c(0
c(1
c(2
c(3
c(4
c(5
c(6
c(7
c(8
c(9
c(:
c(;
c(<
c(=
c(>
c(@
c(A
c(B
c(C
c(D
c(E
c(F
c(G
c(H
c(I
c(J
c(K
c(L
c(M
c(N
c(O
c(P
c(Q
c(R
c(S
c(T
c(U
c(V
c(W
c(X
c(Y
c(Z
c([
c(]
c(^
c(_
c(a
c(b
c(c
c(d
c(e
c(f
c(g
c(h
c(i
c(j
c(k
c(l
c(m
c(n
c(o
c(p
c(q
c(r
c(s
c(t
c(u
c(v
c(w
c(x
c(y
c)*
c)+
c),
c).
c)/
c)0
c)1
c)2
c)3
c)4
c)5
c)6
c)7
c)8
c)9
c):
c)<
c)=
c)>
c)@
c)A
c)C
c)D
c)E
c)G
c)H
c)J
c)K
c)M
c)N
c)P
c)Q
c)R
c)S
c)T
c)W
c)X
c)Y
c)Z
c)[
c)]
c)^
c)_
c)a
c)b
c)c
c)d
c)e
c)f
c)g
c)h
c)i
c)j
c)k
c)l
c)m
c)n
c)o
c)q
c)r
c)s
c)t
c)u
c)v
c)w
c)x
c)y
c*+
c*,
c*.
c*/
c*1
c*2
c*3
c*4
c*5
c*6
c*7
c*8
c*9
c*:
c*;
c*<
c*=
c*>
c*@
c*A
c*B
c*C
c*D
c*E
c*F
c*G
c*H
c*I
c*J
c*K
c*L
c*M
c*O
c*P
c*Q
c*R
c*S
c*T
c*U
c*V
c*X
c*Y
c*Z
c*[
c*]
c*^
c*_
c*a
c*b
c*c
c*d
c*e
c*f
c*g
c*i
c*j
c*k
c*l
c*m
c*n
c*o
c*p
c*q
c*r
c*s
c*t
c*u
c*v
c*w
c*x
c*y
c+,
c+-
c+.
c+/
c+0
c+1
c+2
c+3
c+4
c+5
c+6
c+7
c+8
c+9
c+:
c+;
c+<
c+=
c+>
c+@
c+A
c+B
c+C
c+D
c+E
c+F
c+G
c+H
c+I
c+J
c+K
c+M
c+N
c+O
c+P
c+Q
c+S
c+T
c+U
c+V
c+W
c+X
c+Y
c+Z
c+[
c+]
c+^
c+_
c+a
c+b
c+c
c+d
c+e
c+f
c+g
c+i
c+j
c+k
c+l
c+m
c+n
c+o
c+p
c+q
c+r
c+s
c+t
c+u
c+v
c+w
c+x
c+y
c,-
c,.
c,/
c,0
c,1
c,2
c,3
c,4
c,5
c,6
c,7
c,8
c,9
c,:
c,<
c,=
c,>
c,@
c,A
c,B
c,C
c,D
c,E
c,F
c,G
c,H
c,I
c,J
c,K
c,L
c,M
c,N
c,O
c,P
c,Q
c,R
c,S
c,T
c,V
c,X
c,Y
c,Z
c,[
c,]
c,^
c,_
c,a
c,b
c,c
c,d
c,e
c,f
c,g
c,i
c,j
c,k
c,l
c,m
c,n
c,o
c,q
c,r
c,s
c,t
c,u
c,v
c,w
c,x
c,y
c-.
c-/
c-0
c-1
c-2
c-3
c-4
c-5
c-6
c-7
c-8
c-9
c-:
c-;
c-<
c-=
c->
c-@
c-A
c-C
c-D
c-E
c-G
c-H
c-J
c-K
c-L
c-M
c-N
c-O
c-P
c-Q
c-S
c-T
c-U
c-V
c-W
c-X
c-Y
c-Z
c-[
c-]
c-^
c-_
c-a
c-b
c-c
c-d
c-e
c-f
c-g
c-h
c-i
c-j
c-k
c-l
c-m
c-n
c-o
c-p
c-q
c-r
c-s
c-t
c-u
c-v
c-w
c-x
c-y
c./
c.0
c.1
c.2
c.3
c.4
c.5
c.6
c.7
c.8
c.9
c.:
c.<
c.=
c.>
c.@
c.A
c.B
c.C
c.D
c.E
c.F
c.G
c.H
c.J
c.K
c.L
c.M
c.N
c.O
c.P
c.Q
c.R
c.S
c.T
c.U
c.V
c.W
c.X
c.Y
c.Z
c.[
c.]
c.^
c._
c.a
c.b
c.c
c.d
c.e
c.f
c.g
c.h
c.i
c.j
c.k
c.l
c.m
c.n
c.o
c.p
c.q
c.r
c.s
c.t
c.u
c.v
c.w
c.x
c.y
c/0
c/1
c/2
c/3
c/4
c/5
c/6
c/7
c/8
c/9
c/:
c/;
c/<
c/=
c/>
c/@
c/A
c/B
c/C
c/D
c/E
c/F
c/G
c/H
c/I
c/J
c/K
c/L
c/M
c/N
c/O
c/P
c/Q
c/R
c/S
c/T
c/U
c/V
c/W
c/X
c/Y
c/Z
c/[
c/]
c/^
c/_
c/a
c/b
c/c
c/d
c/e
c/f
c/g
c/h
c/i
c/j
c/k
c/l
c/m
c/n
c/o
c/p
c/q
c/r
c/s
c/t
c/u
c/v
c/w
c/x
c/y
c01
c02
c03
c04
c05
c06
c07
c08
c09
c0:
c0;
c0<
c0=
c0>
c0@
c0A
c0B
c0C
c0D
c0E
c0F
c0G
c0H
c0J
c0K
c0L
c0M
c0N
c0O
c0P
c0Q
c0S
c0T
c0V
c0X
c0Y
c0Z
c0[
c0]
c0^
c0_
c0a
c0b
c0c
c0d
c0e
c0f
c0g
c0h
c0i
c0j
c0k
c0l
c0m
c0n
c0o
c0p
c0q
c0r
c0s
c0t
c0u
c0v
c0w
c0x
c0y
c12
c13
c14
c15
c16
c17
c18
c19
c1:
c1;
c1<
c1=
c1>
c1@
c1A
c1B
c1C
c1D
c1E
c1F
c1H
c1J
c1K
c1L
c1M
c1N
c1O
c1P
c1Q
c1R
c1S
c1T
c1U
c1V
c1W
c1X
c1Y
c1Z
c1[
c1]
c1^
c1_
c1a
c1b
c1c
c1d
c1e
c1f
c1g
c1h
c1i
c1j
c1k
c1l
c1m
c1n
c1o
c1p
c1q
c1r
c1s
c1t
c1u
c1v
c1w
c1x
c1y
c23
c24
c25
c26
c27
c28
c29
c2:
c2;
c2<
c2=
c2>
c2@
c2A
c2B
c2C
c2D
c2E
c2F
c2G
c2H
c2I
c2J
c2K
c2L
c2M
c2N
c2O
c2P
c2Q
c2R
c2S
c2T
c2U
c2V
c2W
c2X
c2Y
c2Z
c2[
c2]
c2^
c2_
c2a
c2b
c2c
c2d
c2e
c2f
c2g
c2h
c2i
c2j
c2k
c2l
c2m
c2n
c2o
c2p
c2q
c2r
c2s
c2t
c2u
c2v
c2w
c2x
c2y
c34
c35
c36
c37
c38
c39
c3:
c3;
c3<
c3=
c3>
c3@
c3A
c3B
c3C
c3D
c3E
c3F
c3G
c3H
c3I
c3J
c3K
c3L
c3M
c3N
c3O
c3P
c3Q
c3R
c3S
c3T
c3U
c3V
c3W
c3X
c3Y
c3Z
c3[
c3]
c3^
c3_
c3a
c3b
c3c
c3d
c3e
c3f
c3g
c3h
c3i
c3j
c3k
c3l
c3m
c3n
c3o
c3p
c3q
c3r
c3s
c3t
c3u
c3v
c3w
c3x
c3y
c45
c46
c47
c48
c49
c4:
c4<
c4=
c4>
c4@
c4A
c4B
c4C
c4D
c4E
c4F
c4G
c4H
c4I
c4J
c4K
c4L
c4M
c4N
c4O
c4P
c4Q
c4R
c4S
c4T
c4U
c4V
c4W
c4X
c4Y
c4Z
c4[
c4]
c4^
c4_
c4a
c4b
c4c
c4d
c4e
c4f
c4g
c4h
c4i
c4j
c4k
c4l
c4m
c4n
c4o
c4q
c4s
c4t
c4u
c4v
c4w
c4x
c4y
c56
c57
c58
c59
c5:
c5;
c5<
c5=
c5>
c5@
c5A
c5B
c5C
c5D
c5E
c5F
c5G
c5H
c5I
c5J
c5K
c5L
c5M
c5N
c5O
c5P
c5Q
c5R
c5S
c5T
c5U
c5V
c5W
c5X
c5Y
c5Z
c5[
c5]
c5^
c5_
c5a
c5b
c5c
c5d
c5e
c5f
c5g
c5h
c5i
c5j
c5k
c5l
c5m
c5n
c5o
c5p
c5q
c5r
c5s
c5t
c5u
c5v
c5w
c5x
c5y
c67
c68
c69
c6:
c6<
c6=
c6>
c6@
c6A
c6C
c6D
c6E
c6F
c6H
c6J
c6K
c6L
c6M
c6N
c6O
c6P
c6Q
c6R
c6S
c6T
c6U
c6V
c6W
c6X
c6Y
c6Z
c6[
c6]
c6^
c6_
c6a
c6b
c6c
c6d
c6e
c6f
c6g
c6h
c6i
c6j
c6k
c6l
c6m
c6n
c6o
c6p
c6q
c6r
c6s
c6t
c6u
c6v
c6w
c6x
c6y
c78
c79
c7:
c7;
c7<
c7=
c7>
c7@
c7A
c7B
c7C
c7D
c7E
c7F
c7G
c7H
c7I
c7J
c7K
c7L
c7M
c7N
c7O
c7P
c7Q
c7R
c7S
c7T
c7U
c7V
c7W
c7X
c7Y
c7Z
c7[
c7]
c7^
c7_
c7a
c7b
c7c
c7d
c7e
c7f
c7g
c7h
c7i
c7j
c7k
c7l
c7m
c7n
c7o
c7p
c7q
c7r
c7s
c7t
c7u
c7v
c7w
c7x
c7y
c89
c8:
c8;
c8<
c8=
c8>
c8@
c8A
c8B
c8C
c8D
c8E
c8F
c8G
c8H
c8J
c8K
c8L
c8M
c8N
c8O
c8P
c8Q
c8R
c8S
c8T
c8U
c8V
c8W
c8X
c8Y
c8Z
c8[
c8]
c8^
c8_
c8a
c8b
c8c
c8d
c8e
c8f
c8g
c8h
c8i
c8j
c8k
c8l
c8m
c8n
c8o
c8p
c8q
c8r
c8s
c8t
c8u
c8v
c8w
c8x
c8y
c9:
c9<
c9=
c9>
c9@
c9A
c9B
c9C
c9D
c9E
c9F
c9G
c9H
c9J
c9K
c9L
c9M
c9N
c9O
c9P
c9Q
c9R
c9S
c9T
c9U
c9V
c9X
c9Y
c9Z
c9[
c9]
c9^
c9_
c9a
c9b
c9c
c9d
c9e
c9f
c9g
c9h
c9i
c9j
c9k
c9l
c9m
c9n
c9o
c9p
c9q
c9r
c9s
c9t
c9u
c9v
c9w
c9x
c9y
c:<
c:=
c:>
c:@
c:A
c:C
c:D
c:E
c:F
c:H
c:J
c:M
c:P
c:Q
c:S
c:T
c:U
c:V
c:X
c:Y
c:Z
c:]
c:^
c:_
c:a
c:b
c:c
c:d
c:e
c:f
c:g
c:h
c:i
c:j
c:k
c:l
c:n
c:o
c:p
c:q
c:r
c:s
c:t
c:u
c:v
c:w
c:x
c:y
c;=
c;>
c;@
c;C
c;D
c;H
c;O
c;Q
c;X
c;[
c;_
c;b
c;c
c;d
c;e
c;h
c;i
c;j
c;k
c;l
c;n
c;o
c;p
c;q
c;r
c;s
c;t
c;v
c;w
c;x
c;y
c<=
c<>
c<@
c<A
c<C
c<D
c<E
c<F
c<G
c<H
c<I
c<J
c<K
c<L
c<M
c<N
c<P
c<Q
c<R
c<S
c<T
c<V
c<X
c<Y
c<Z
c<[
c<]
c<^
c<_
c<a
c<b
c<c
c<d
c<e
c<f
c<g
c<h
c<i
c<j
c<k
c<l
c<m
c<n
c<o
c<p
c<q
c<r
c<s
c<t
c<u
c<v
c<w
c<x
c<y
c=>
c=@
c=A
c=B
c=C
c=D
c=E
c=F
c=G
c=H
c=I
c=J
c=K
c=L
c=M
c=N
c=O
c=P
c=Q
c=R
c=S
c=T
c=U
c=V
c=W
c=X
c=Y
c=Z
c=[
c=]
c=^
c=_
c=a
c=b
c=c
c=d
c=e
c=f
c=g
c=h
c=i
c=j
c=k
c=l
c=m
c=n
c=o
c=p
c=q
c=r
c=s
c=t
c=u
c=v
c=w
c=x
c=y
c>@
c>A
c>B
c>C
c>D
c>E
c>F
c>G
c>H
c>I
c>J
c>K
c>L
c>M
c>N
c>O
c>P
c>Q
c>R
c>S
c>T
c>U
c>V
c>W
c>X
c>Y
c>Z
c>[
c>]
c>^
c>_
c>a
c>b
c>c
c>d
c>e
c>f
c>g
c>h
c>i
c>j
c>k
c>l
c>m
c>n
c>o
c>p
c>q
c>r
c>s
c>t
c>u
c>v
c>w
c>x
c>y
c@A
c@B
c@C
c@D
c@E
c@F
c@G
c@H
c@J
c@K
c@L
c@M
c@N
c@O
c@P
c@S
c@T
c@U
c@V
c@W
c@X
c@Y
c@Z
c@[
c@]
c@^
c@_
c@a
c@b
c@c
c@d
c@e
c@f
c@g
c@h
c@i
c@j
c@k
c@l
c@m
c@n
c@o
c@p
c@q
c@r
c@s
c@t
c@u
c@v
c@w
c@x
c@y
cAC
cAD
cAE
cAF
cAG
cAH
cAJ
cAK
cAL
cAM
cAO
cAP
cAQ
cAS
cAT
cAU
cAV
cAW
cAX
cAY
cAZ
cA[
cA]
cA^
cA_
cAa
cAb
cAc
cAd
cAe
cAf
cAg
cAh
cAi
cAj
cAk
cAl
cAm
cAn
cAo
cAp
cAq
cAr
cAs
cAt
cAu
cAv
cAw
cAx
cAy
cBC
cBD
cBH
cBJ
cBK
cBL
cBM
cBN
cBP
cBQ
cBS
cBU
cBV
cBW
cBX
cBZ
cB[
cB]
cB_
cBa
cBb
cBc
cBd
cBe
cBf
cBg
cBi
cBj
cBk
cBl
cBm
cBn
cBq
cBr
cBs
cBt
cBu
cBv
cCD
cCE
cCF
cCG
cCH
cCJ
cCK
cCL
cCM
cCN
cCO
cCP
cCQ
cCR
cCS
cCT
cCU
cCV
cCW
cCX
cCY
cCZ
cC[
cC]
cC^
cC_
cCa
cCb
cCc
cCd
cCe
cCf
cCg
cCh
cCi
cCj
cCk
cCl
cCm
cCn
cCo
cCp
cCq
cCr
cCs
cCt
cCu
cCv
cCw
cCx
cCy
cDE
cDF
cDG
cDH
cDJ
cDK
cDL
cDM
cDN
cDO
cDP
cDQ
cDR
cDS
cDT
cDU
cDV
cDW
cDX
cDY
cDZ
cD[
cD]
cD^
cD_
cDa
cDb
cDc
cDd
cDe
cDf
cDg
cDh
cDi
cDj
cDk
cDl
cDm
cDn
cDo
cDp
cDq
cDr
cDs
cDt
cDu
cDv
cDw
cDx
cDy
cEF
cEH
cEJ
cEK
cEM
cEN
cEP
cEQ
cES
cET
cEU
cEV
cEX
cEY
cEZ
cE[
cE]
cE^
cE_
cEa
cEb
cEc
cEd
cEe
cEf
cEg
cEi
cEj
cEk
cEl
cEm
cEn
cEo
cEp
cEq
cEr
cEs
cEt
cEu
cEv
cEw
cEx
cEy
cFH
cFM
cFP
cFQ
cFR
cFS
cFT
cFV
cFX
cF[
cF]
cF^
cF_
cFa
cFb
cFc
cFd
cFe
cFf
cFg
cFi
cFj
cFk
cFl
cFm
cFn
cFq
cFr
cFs
cFt
cFu
cFv
cFx
cFy
cGH
cGM
cGP
cGQ
cGS
cGT
cGV
cGX
cGZ
cG[
cG]
cG^
cG_
cGa
cGb
cGc
cGd
cGe
cGf
cGg
cGi
cGj
cGk
cGl
cGm
cGn
cGo
cGp
cGr
cGs
cGt
cGu
cGv
cGw
cGx
cHI
cHJ
cHK
cHL
cHM
cHN
cHO
cHP
cHQ
cHR
cHS
cHT
cHU
cHV
cHW
cHX
cHY
cHZ
cH[
cH]
cH^
cH_
cHa
cHb
cHc
cHd
cHe
cHf
cHg
cHh
cHi
cHj
cHk
cHl
cHm
cHn
cHo
cHp
cHq
cHr
cHs
cHt
cHu
cHv
cHw
cHx
cHy
cIM
cIQ
cIS
cIX
cI[
cI]
cI^
cIa
cIb
cIc
cId
cIe
cIf
cIg
cIi
cIj
cIk
cIn
cIq
cIr
cIs
cIv
cIy
cJK
cJL
cJM
cJN
cJO
cJP
cJQ
cJR
cJS
cJT
cJU
cJV
cJW
cJX
cJY
cJZ
cJ[
cJ]
cJ^
cJ_
cJa
cJb
cJc
cJd
cJe
cJf
cJg
cJh
cJi
cJj
cJk
cJl
cJm
cJn
cJo
cJp
cJq
cJr
cJs
cJt
cJu
cJv
cJw
cJx
cJy
cKL
cKM
cKN
cKO
cKP
cKQ
cKR
cKS
cKT
cKU
cKV
cKW
cKX
cKY
cKZ
cK[
cK]
cK^
cK_
cKa
cKb
cKc
cKd
cKe
cKf
cKg
cKi
cKj
cKk
cKl
cKm
cKn
cKo
cKq
cKr
cKs
cKt
cKu
cKv
cKx
cKy
cLM
cLN
cLP
cLQ
cLR
cLS
cLT
cLU
cLV
cLX
cLY
cLZ
cL[
cL]
cL^
cL_
cLa
cLb
cLc
cLd
cLe
cLf
cLg
cLh
cLi
cLj
cLk
cLl
cLm
cLn
cLo
cLq
cLr
cLs
cLt
cLu
cLv
cLw
cLx
cLy
cMN
cMP
cMQ
cMR
cMS
cMT
cMU
cMV
cMW
cMX
cMY
cMZ
cM[
cM]
cM^
cM_
cMa
cMb
cMc
cMd
cMe
cMf
cMg
cMh
cMi
cMj
cMk
cMl
cMm
cMn
cMo
cMp
cMq
cMr
cMs
cMt
cMu
cMv
cMw
cMx
cMy
cNO
cNP
cNQ
cNS
cNT
cNV
cNX
cNY
cNZ
cN[
cN]
cN^
cN_
cNa
cNb
cNc
cNd
cNe
cNf
cNg
cNh
cNi
cNj
cNk
cNl
cNm
cNn
cNo
cNq
cNr
cNs
cNt
cNu
cNv
cNw
cNx
cNy
cOP
cOQ
cOS
cOT
cOU
cOV
cOW
cOX
cOY
cOZ
cO[
cO]
cO^
cO_
cOa
cOb
cOc
cOd
cOe
cOf
cOg
cOh
cOi
cOj
cOk
cOl
cOm
cOn
cOo
cOq
cOr
cOs
cOt
cOu
cOv
cOx
cOy
cPQ
cPR
cPS
cPT
cPU
cPV
cPW
cPX
cPY
cPZ
cP[
cP]
cP^
cP_
cPa
cPb
cPc
cPd
cPe
cPf
cPg
cPh
cPi
cPj
cPk
cPl
cPm
cPn
cPo
cPp
cPq
cPr
cPs
cPt
cPu
cPv
cPw
cPx
cPy
cQR
cQS
cQT
cQU
cQV
cQW
cQX
cQY
cQZ
cQ[
cQ]
cQ^
cQ_
cQa
cQb
cQc
cQd
cQe
cQf
cQg
cQh
cQi
cQj
cQk
cQl
cQm
cQn
cQo
cQp
cQq
cQr
cQs
cQt
cQu
cQv
cQw
cQx
cQy
cRS
cRT
cRV
cRW
cRX
cRY
cRZ
cR[
cR]
cR^
cR_
cRa
cRb
cRc
cRd
cRe
cRf
cRg
cRi
cRj
cRk
cRl
cRn
cRq
cRr
cRs
cRt
cRu
cRv
cRw
cRx
cRy
cST
cSU
cSV
cSW
cSX
cSY
cSZ
cS[
cS]
cS^
cS_
cSa
cSb
cSc
cSd
cSe
cSf
cSg
cSh
cSi
cSj
cSk
cSl
cSm
cSn
cSo
cSp
cSq
cSr
cSs
cSt
cSu
cSv
cSw
cSx
cSy
cTU
cTV
cTX
cTY
cTZ
cT[
cT]
cT^
cT_
cTa
cTb
cTc
cTd
cTe
cTf
cTg
cTh
cTi
cTj
cTk
cTl
cTm
cTn
cTo
cTp
cTq
cTr
cTs
cTt
cTu
cTv
cTw
cTx
cTy
cUV
cUX
cUY
cUZ
cU[
cU]
cU^
cU_
cUa
cUb
cUc
cUd
cUe
cUf
cUg
cUi
cUj
cUk
cUl
cUm
cUn
cUp
cUq
cUr
cUs
cUt
cUu
cUv
cUw
cUx
cUy
cVW
cVX
cVY
cVZ
cV[
cV]
cV^
cV_
cVa
cVb
cVc
cVd
cVe
cVf
cVg
cVh
cVi
cVj
cVk
cVl
cVm
cVn
cVo
cVp
cVq
cVr
cVs
cVt
cVu
cVv
cVw
cVx
cVy
cWX
cWY
cWZ
cW[
cW]
cW^
cW_
cWa
cWb
cWc
cWd
cWe
cWf
cWg
cWi
cWj
cWk
cWl
cWm
cWn
cWo
cWp
cWq
cWr
cWs
cWt
cWu
cWv
cWw
cWx
cWy
cXY
cXZ
cX[
cX]
cX^
cX_
cXa
cXb
cXc
cXd
cXe
cXf
cXg
cXh
cXi
cXj
cXk
cXl
cXm
cXn
cXo
cXp
cXq
cXr
cXs
cXt
cXu
cXv
cXw
cXx
cXy
cYZ
cY[
cY]
cY^
cY_
cYa
cYb
cYc
cYd
cYe
cYf
cYg
cYh
cYi
cYj
cYk
cYl
cYm
cYn
cYo
cYq
cYr
cYs
cYt
cYu
cYv
cYw
cYx
cYy
cZ[
cZ]
cZ^
cZ_
cZa
cZb
cZc
cZd
cZe
cZf
cZg
cZh
cZi
cZj
cZk
cZl
cZm
cZn
cZo
cZp
cZq
cZr
cZs
cZt
cZu
cZv
cZw
cZx
cZy
c[]
c[^
c[_
c[a
c[b
c[c
c[d
c[e
c[f
c[g
c[h
c[i
c[j
c[k
c[l
c[m
c[n
c[o
c[p
c[q
c[r
c[s
c[t
c[u
c[v
c[w
c[x
c[y
c]^
c]_
c]a
c]b
c]c
c]d
c]e
c]f
c]g
c]h
c]i
c]j
c]k
c]l
c]m
c]n
c]o
c]p
c]q
c]r
c]s
c]t
c]u
c]v
c]w
c]x
c]y
c^_
c^a
c^b
c^c
c^d
c^e
c^f
c^g
c^h
c^i
c^j
c^k
c^l
c^m
c^n
c^o
c^p
c^q
c^r
c^s
c^t
c^u
c^v
c^w
c^x
c^y
c_a
c_b
c_c
c_d
c_e
c_f
c_g
c_h
c_i
c_j
c_k
c_l
c_m
c_n
c_o
c_p
c_q
c_r
c_s
c_t
c_u
c_v
c_w
c_x
c_y
cab
cac
cad
cae
caf
cag
cah
cai
caj
cak
cal
cam
can
cao
cap
caq
car
cas
cat
cau
cav
caw
cax
cay
cbc
cbd
cbe
cbf
cbg
cbh
cbi
cbj
cbk
cbl
cbm
cbn
cbo
cbp
cbq
cbr
cbs
cbt
cbu
cbv
cbw
cbx
cby
ccd
cce
ccf
ccg
cch
cci
ccj
cck
ccl
ccm
ccn
cco
ccp
ccq
ccr
ccs
cct
ccu
ccv
ccw
ccx
ccy
cde
cdf
cdg
cdh
cdi
cdj
cdk
cdl
cdm
cdn
cdo
cdp
cdq
cdr
cds
cdt
cdu
cdv
cdw
cdx
cdy
cef
ceg
ceh
cei
cek
cel
cem
cen
ceo
cep
ceq
cer
ces
cet
ceu
cew
cex
cey
cfg
cfh
cfi
cfj
cfk
cfl
cfm
cfn
cfo
cfp
cfq
cfr
cfs
cft
cfu
cfv
cfw
cfx
cfy
cgh
cgi
cgj
cgk
cgl
cgm
cgn
cgo
cgp
cgq
cgr
cgs
cgt
cgu
cgv
cgw
cgx
cgy
chi
chj
chk
chl
chm
chn
cho
chp
chq
chr
chs
cht
chu
chv
chx
chy
cij
cik
cil
cim
cin
cio
cip
ciq
cir
cis
cit
ciu
civ
ciw
cix
ciy
cjk
cjl
cjm
cjn
cjo
cjp
cjq
cjr
cjs
cjt
cju
cjv
cjw
cjx
cjy
ckl
ckm
ckn
cko
ckp
ckq
ckr
cks
ckt
cku
ckv
ckw
ckx
cky
clm
cln
clo
clp
clq
clr
cls
clt
clu
clv
clw
clx
cly
cmn
cmo
cmp
cmq
cmr
cms
cmt
cmu
cmv
cmw
cmx
cmy
cno
cnp
cnq
cnr
cns
cnt
cnu
cnv
cnw
cnx
cny
cop
coq
cor
cos
cot
cou
cov
cow
cox
coy
cpq
cpr
cps
cpt
cpu
cpv
cpw
cpx
cpy
cqr
cqs
cqt
cqu
cqv
cqw
cqx
cqy
crs
crt
cru
crv
crw
crx
cry
cst
csu
csv
csw
csx
csy
ctu
ctv
ctw
ctx
cty
cuv
cuw
cux
cuy
cvw
cvx
cvy
cwx
cwy
cxy
o##
o#%
o#&
o#'
o#(
o#)
o#*
o#+
o#,
o#-
o#.
o#/
o#0
o#1
o#2
o#3
o#4
o#5
o#6
o#7
o#8
o#9
o#:
o#;
o#<
o#=
o#>
o#@
o#A
o#B
o#C
o#D
o#E
o#F
o#G
o#H
o#J
o#K
o#L
o#M
o#N
o#O
o#P
o#Q
o#R
o#S
o#T
o#U
o#V
o#W
o#X
o#Y
o#Z
o#[
o#]
o#^
o#_
o#a
o#b
o#c
o#d
o#e
o#f
o#g
o#h
o#i
o#j
o#k
o#l
o#m
o#n
o#o
o#p
o#q
o#r
o#s
o#t
o#u
o#v
o#w
o#x
o#y
o%#
o%%
o%&
o%'
o%(
o%)
o%*
o%+
o%,
o%-
o%.
o%/
o%0
o%1
o%2
o%3
o%4
o%5
o%6
o%7
o%8
o%9
o%:
o%;
o%<
o%=
o%>
o%@
o%A
o%B
o%C
o%D
o%E
o%F
o%G
o%H
o%I
o%J
o%K
o%L
o%M
o%N
o%O
o%P
o%Q
o%R
o%S
o%T
o%U
o%V
o%W
o%X
o%Y
o%Z
o%[
o%]
o%^
o%_
o%a
o%b
o%c
o%d
o%e
o%f
o%g
o%h
o%i
o%j
o%k
o%l
o%m
o%n
o%o
o%p
o%q
o%r
o%s
o%t
o%u
o%v
o%w
o%x
o%y
o&#
o&%
o&&
o&'
o&(
o&)
o&*
o&+
o&,
o&-
o&.
o&/
o&0
o&1
o&2
o&3
o&4
o&5
o&6
o&7
o&8
o&9
o&:
o&;
o&<
o&=
o&>
o&@
o&A
o&B
o&C
o&D
o&E
o&F
o&G
o&H
o&J
o&K
o&L
o&M
o&N
o&O
o&P
o&Q
o&R
o&S
o&T
o&U
o&V
o&W
o&X
o&Y
o&Z
o&[
o&]
o&^
o&_
o&a
o&b
o&c
o&d
o&e
o&f
o&g
o&h
o&i
o&j
o&k
o&l
o&m
o&n
o&o
o&q
o&r
o&s
o&t
o&u
o&v
o&w
o&x
o&y
o'#
o'%
o'&
o''
o'(
o')
o'+
o'.
o'/
o'1
o'2
o'3
o'4
o'5
o'7
o'8
o'9
o':
o'=
o'>
o'@
o'A
o'B
o'C
o'D
o'H
o'J
o'K
o'M
o'P
o'Q
o'S
o'X
o'Y
o'[
o'^
o'_
o'b
o'c
o'd
o'e
o'f
o'g
o'h
o'i
o'j
o'k
o'l
o'm
o'n
o'o
o'p
o'q
o'r
o's
o't
o'u
o'x
o(#
o(%
o(&
o('
o((
o()
o(*
o(+
o(,
o(-
o(.
o(/
o(0
o(1
o(2
o(3
o(4
o(5
o(6
o(7
o(8
o(9
o(:
o(;
o(<
o(=
o(>
o(@
o(A
o(B
o(C
o(D
o(E
o(F
o(G
o(H
o(I
o(J
o(K
o(L
o(M
o(N
o(O
o(P
o(Q
o(R
o(S
o(T
o(U
o(V
o(W
o(X
o(Y
o(Z
o([
o(]
o(^
o(_
o(a
o(b
o(c
o(d
o(e
o(f
o(g
o(h
o(i
o(j
o(k
o(l
o(m
o(n
o(o
o(p
o(q
o(r
o(s
o(t
o(u
o(v
o(w
o(x
o(y
o)#
o)%
o)&
o)(
o)/
o)2
o)3
o)5
o)7
o)9
o)=
o)>
o)G
o)H
o)M
o)P
o)Q
o)S
o)X
o)[
o)]
o)a
o)b
o)c
o)d
o)e
o)f
o)j
o)k
o)l
o)r
o)s
o)v
o)w
o*#
o*%
o*&
o*(
o*/
o*2
o*3
o*7
o*:
o*=
o*>
o*@
o*M
o*O
o*P
o*Q
o*S
o*X
o*[
o*]
o*a
o*b
o*c
o*d
o*e
o*f
o*j
o*k
o*l
o*n
o*r
o*w
o+#
o+%
o+&
o+(
o+/
o+1
o+2
o+3
o+4
o+5
o+7
o+8
o+:
o+=
o+>
o+@
o+C
o+J
o+M
o+P
o+Q
o+S
o+T
o+X
o+[
o+]
o+^
o+_
o+a
o+b
o+c
o+d
o+e
o+f
o+g
o+i
o+j
o+k
o+l
o+n
o+q
o+r
o+s
o+v
o+y
o,#
o,%
o,&
o,(
o,.
o,/
o,2
o,3
o,5
o,6
o,7
o,:
o,=
o,>
o,@
o,A
o,C
o,J
o,M
o,P
o,Q
o,S
o,X
o,[
o,]
o,_
o,a
o,b
o,c
o,d
o,e
o,f
o,g
o,i
o,j
o,k
o,l
o,n
o,q
o,r
o,s
o,v
o,x
o-#
o-%
o-&
o-(
o-.
o-/
o-3
o-9
o-=
o->
o-@
o-A
o-M
o-N
o-O
o-P
o-Q
o-S
o-T
o-X
o-[
o-]
o-b
o-c
o-e
o-f
o-g
o-j
o-k
o-r
o-s
o-v
o.#
o.%
o.&
o.'
o.(
o..
o./
o.0
o.1
o.2
o.3
o.4
o.5
o.6
o.7
o.8
o.9
o.=
o.>
o.@
o.A
o.C
o.D
o.H
o.J
o.K
o.M
o.P
o.Q
o.S
o.X
o.[
o.]
o._
o.b
o.c
o.d
o.e
o.f
o.g
o.i
o.j
o.k
o.l
o.m
o.n
o.o
o.q
o.r
o.s
o.t
o.x
o.y
o/#
o/%
o/&
o/'
o/(
o/.
o//
o/0
o/1
o/2
o/3
o/4
o/5
o/6
o/7
o/8
o/9
o/:
o/;
o/<
o/=
o/>
o/@
o/A
o/B
o/C
o/D
o/E
o/F
o/H
o/J
o/K
o/L
o/M
o/N
o/P
o/Q
o/R
o/S
o/U
o/V
o/W
o/X
o/Y
o/Z
o/[
o/]
o/^
o/_
o/a
o/b
o/c
o/d
o/e
o/f
o/g
o/h
o/i
o/j
o/k
o/l
o/m
o/n
o/o
o/p
o/q
o/r
o/s
o/t
o/u
o/v
o/w
o/x
o/y
o0%
o0&
o0'
o0(
o0.
o0/
o01
o02
o03
o04
o05
o07
o0=
o0>
o0@
o0F
o0H
o0M
o0Q
o0S
o0X
o0[
o0]
o0b
o0c
o0d
o0e
o0f
o0g
o0i
o0j
o0k
o0l
o0n
o0q
o0r
o0s
o0t
o0v
o0x
o0y
o1#
o1%
o1&
o1'
o1(
o1.
o1/
o10
o11
o13
o15
o17
o18
o1:
o1;
o1<
o1=
o1>
o1C
o1D
o1E
o1J
o1M
o1N
o1O
o1P
o1Q
o1S
o1U
o1X
o1Y
o1[
o1]
o1_
o1a
o1b
o1d
o1e
o1f
o1g
o1h
o1i
o1j
o1k
o1l
o1n
o1q
o1r
o1s
o1t
o1u
o1x
o2#
o2%
o2&
o2'
o2(
o2+
o2,
o2.
o2/
o20
o21
o22
o23
o24
o25
o26
o27
o28
o29
o2:
o2;
o2<
o2=
o2>
o2@
o2A
o2C
o2D
o2E
o2F
o2G
o2H
o2K
o2L
o2M
o2N
o2P
o2Q
o2S
o2T
o2U
o2V
o2X
o2Y
o2Z
o2[
o2]
o2^
o2_
o2a
o2b
o2c
o2d
o2e
o2f
o2g
o2h
o2i
o2j
o2k
o2l
o2m
o2n
o2o
o2q
o2r
o2s
o2t
o2u
o2v
o2x
o2y
o3#
o3%
o3&
o3'
o3(
o3+
o3.
o3/
o30
o31
o32
o33
o34
o35
o36
o37
o38
o39
o3<
o3=
o3>
o3@
o3A
o3C
o3D
o3E
o3F
o3H
o3I
o3J
o3K
o3M
o3N
o3P
o3Q
o3R
o3S
o3T
o3U
o3V
o3X
o3Y
o3Z
o3[
o3]
o3^
o3_
o3a
o3b
o3c
o3d
o3e
o3f
o3g
o3i
o3j
o3k
o3l
o3m
o3n
o3o
o3q
o3r
o3s
o3t
o3u
o3v
o3x
o3y
o4#
o4%
o4&
o4(
o4+
o4.
o4/
o40
o41
o42
o43
o44
o45
o47
o48
o4=
o4>
o4@
o4C
o4M
o4P
o4Q
o4S
o4T
o4X
o4Y
o4[
o4_
o4a
o4b
o4c
o4d
o4e
o4f
o4g
o4j
o4k
o4n
o4o
o4q
o4r
o4s
o4t
o4x
o4y
o5#
o5%
o5&
o5'
o5(
o5+
o5.
o5/
o51
o52
o53
o54
o55
o56
o57
o58
o5:
o5<
o5=
o5>
o5@
o5C
o5E
o5H
o5J
o5K
o5L
o5M
o5P
o5Q
o5S
o5T
o5X
o5Y
o5Z
o5[
o5]
o5^
o5_
o5a
o5b
o5c
o5d
o5e
o5f
o5g
o5h
o5i
o5j
o5k
o5l
o5n
o5o
o5r
o5s
o5t
o5u
o5w
o5x
o5y
o6#
o6%
o6&
o6(
o6/
o61
o62
o63
o64
o65
o66
o67
o68
o69
o6=
o6>
o6C
o6D
o6E
o6H
o6J
o6M
o6P
o6Q
o6S
o6X
o6[
o6]
o6a
o6b
o6c
o6e
o6f
o6g
o6j
o6k
o6l
o6n
o6r
o6s
o6t
o6u
o6y
o7#
o7%
o7&
o7'
o7(
o7)
o7+
o7-
o7.
o7/
o70
o71
o72
o73
o74
o75
o76
o77
o78
o79
o7:
o7<
o7=
o7>
o7@
o7A
o7B
o7C
o7D
o7E
o7H
o7J
o7M
o7N
o7P
o7Q
o7S
o7T
o7U
o7V
o7W
o7X
o7Y
o7Z
o7[
o7]
o7^
o7_
o7a
o7b
o7c
o7d
o7e
o7f
o7g
o7h
o7i
o7j
o7k
o7l
o7m
o7n
o7o
o7p
o7q
o7r
o7s
o7t
o7u
o7v
o7w
o7x
o7y
o8#
o8%
o8&
o8'
o8(
o8)
o8.
o8/
o81
o82
o83
o84
o85
o86
o87
o88
o8=
o8>
o8@
o8E
o8M
o8P
o8Q
o8S
o8T
o8X
o8[
o8]
o8_
o8a
o8b
o8c
o8d
o8e
o8f
o8g
o8i
o8j
o8k
o8l
o8n
o8q
o8r
o8s
o8t
o8u
o8v
o8y
o9#
o9%
o9&
o9'
o9(
o9/
o92
o93
o94
o95
o96
o97
o98
o9=
o9>
o9@
o9C
o9D
o9H
o9J
o9Q
o9S
o9X
o9Z
o9[
o9_
o9b
o9c
o9d
o9e
o9f
o9g
o9i
o9j
o9k
o9l
o9m
o9n
o9q
o9r
o9s
o9u
o9w
o9x
o:#
o:%
o:&
o:(
o:*
o:/
o:0
o:1
o:3
o:5
o:7
o:8
o:=
o:>
o:C
o:Q
o:X
o:[
o:_
o:b
o:e
o:g
o:j
o:k
o:q
o:r
o:s
o:t
o;%
o;&
o;(
o;0
o;2
o;3
o;=
o;Q
o;X
o;d
o;e
o;j
o;k
o;p
o;r
o<#
o<%
o<&
o<(
o</
o<2
o<3
o<5
o<6
o<7
o<8
o<<
o<=
o<>
o<C
o<D
o<M
o<Q
o<S
o<X
o<Z
o<[
o<a
o<b
o<c
o<d
o<e
o<f
o<g
o<i
o<j
o<k
o<l
o<n
o<r
o<s
o<u
o<v
o<w
o<y
o=#
o=%
o=&
o='
o=(
o=+
o=.
o=/
o=0
o=1
o=2
o=3
o=4
o=5
o=6
o=7
o=8
o=9
o=:
o=<
o==
o=>
o=@
o=A
o=B
o=C
o=D
o=E
o=F
o=H
o=J
o=K
o=L
o=M
o=N
o=P
o=Q
o=R
o=S
o=T
o=U
o=V
o=W
o=X
o=Y
o=Z
o=[
o=]
o=^
o=_
o=a
o=b
o=c
o=d
o=e
o=f
o=g
o=i
o=j
o=k
o=l
o=n
o=o
o=p
o=q
o=r
o=s
o=t
o=u
o=v
o=w
o=x
o=y
o>#
o>%
o>&
o>'
o>(
o>*
o>+
o>,
o>.
o>/
o>0
o>1
o>2
o>3
o>4
o>5
o>6
o>7
o>8
o>9
o>:
o>;
o><
o>=
o>>
o>@
o>A
o>B
o>C
o>D
o>E
o>F
o>H
o>J
o>K
o>L
o>M
o>N
o>O
o>P
o>Q
o>R
o>S
o>T
o>V
o>X
o>Y
o>Z
o>[
o>]
o>^
o>_
o>a
o>b
o>c
o>d
o>e
o>f
o>g
o>h
o>i
o>j
o>k
o>l
o>m
o>n
o>o
o>p
o>q
o>r
o>s
o>t
o>u
o>v
o>w
o>x
o>y
o@#
o@%
o@&
o@'
o@(
o@+
o@/
o@1
o@2
o@3
o@7
o@8
o@:
o@;
o@=
o@>
o@@
o@A
o@C
o@D
o@E
o@F
o@M
o@P
o@Q
o@S
o@U
o@X
o@Y
o@[
o@^
o@_
o@a
o@b
o@c
o@d
o@e
o@f
o@g
o@i
o@j
o@k
o@l
o@m
o@n
o@q
o@r
o@s
o@t
o@u
o@v
o@x
o@y
oA#
oA%
oA&
oA(
oA+
oA/
oA2
oA5
oA7
oA:
oA=
oA>
oA@
oAA
oAC
oAM
oAP
oAQ
oAW
oAX
oA[
oA]
oAb
oAc
oAd
oAe
oAf
oAg
oAi
oAj
oAk
oAl
oAn
oAr
oAs
oAu
oAv
oB#
oB%
oB&
oB'
oB(
oB/
oB0
oB3
oB=
oB>
oBJ
oBK
oBM
oBN
oBQ
oB_
oBd
oBe
oBg
oBi
oBj
oBk
oBl
oBn
oBr
oBs
oC#
oC%
oC&
oC'
oC(
oC.
oC/
oC0
oC1
oC2
oC3
oC5
oC7
oC8
oC<
oC=
oC>
oC@
oCA
oCC
oCD
oCJ
oCK
oCL
oCM
oCQ
oCR
oCS
oCV
oCX
oCY
oC[
oC]
oC^
oC_
oCa
oCb
oCc
oCd
oCe
oCf
oCg
oCi
oCj
oCk
oCl
oCn
oCq
oCr
oCs
oCt
oCu
oCv
oCw
oCx
oCy
oD#
oD%
oD&
oD'
oD(
oD.
oD/
oD0
oD1
oD2
oD3
oD4
oD5
oD7
oD8
oD9
oD=
oD>
oD@
oDA
oDD
oDH
oDM
oDP
oDQ
oDS
oDX
oD[
oD^
oD_
oDa
oDb
oDd
oDe
oDf
oDg
oDi
oDj
oDk
oDl
oDm
oDn
oDr
oDs
oDt
oDu
oDv
oDx
oE#
oE%
oE&
oE(
oE/
oE3
oE8
oE=
oE>
oEE
oEQ
oEV
oEX
oE[
oE^
oE_
oEb
oEd
oEe
oEj
oEk
oEr
oEs
oEu
oEy
oF#
oF%
oF&
oF(
oF3
oF4
oF=
oF>
oFQ
oFX
oFd
oFj
oFk
oFr
oFs
oG#
oG%
oG&
oG(
oG/
oG3
oG=
oG>
oGQ
oGS
oGX
oG^
oGa
oGd
oGe
oGf
oGi
oGj
oGk
oGl
oGn
oGr
oGs
oGv
oH#
oH%
oH&
oH'
oH(
oH.
oH/
oH0
oH2
oH3
oH7
oH8
oH9
oH=
oH>
oHC
oHD
oHH
oHJ
oHK
oHM
oHP
oHQ
oHR
oHS
oHT
oHU
oHV
oHX
oHY
oH[
oH]
oH^
oH_
oHa
oHb
oHd
oHe
oHf
oHg
oHi
oHj
oHk
oHm
oHn
oHo
oHq
oHr
oHs
oHt
oHu
oHv
oI#
oI(
oIa
oIj
oIr
oIv
oJ#
oJ%
oJ&
oJ(
oJ.
oJ/
oJ2
oJ3
oJ4
oJ5
oJ7
oJ9
oJ=
oJ>
oJ@
oJB
oJC
oJD
oJH
oJJ
oJK
oJL
oJM
oJN
oJP
oJQ
oJS
oJV
oJX
oJY
oJZ
oJ[
oJ]
oJ^
oJ_
oJa
oJb
oJc
oJd
oJe
oJf
oJg
oJi
oJj
oJk
oJl
oJm
oJn
oJr
oJs
oJt
oJu
oJv
oJx
oK#
oK%
oK&
oK'
oK(
oK.
oK/
oK0
oK3
oK4
oK5
oK7
oK=
oK>
oKC
oKD
oKH
oKJ
oKK
oKL
oKM
oKQ
oKS
oKU
oKX
oKY
oK[
oKa
oKb
oKe
oKg
oKi
oKj
oKk
oKn
oKr
oKs
oKt
oKu
oL#
oL%
oL&
oL(
oL/
oL3
oL4
oL5
oL6
oL7
oL9
oL=
oL>
oLC
oLH
oLJ
oLL
oLM
oLQ
oLT
oLX
oLY
oL[
oLe
oLf
oLg
oLi
oLj
oLk
oLn
oLr
oLs
oLt
oM#
oM%
oM&
oM'
oM(
oM/
oM0
oM1
oM2
oM3
oM4
oM5
oM6
oM7
oM8
oM9
oM=
oM>
oM@
oMC
oMD
oMH
oMJ
oMK
oML
oMM
oMP
oMQ
oMS
oMT
oMV
oMX
oMY
oMZ
oM[
oM]
oM^
oMa
oMb
oMc
oMd
oMe
oMf
oMg
oMi
oMj
oMk
oMl
oMm
oMn
oMo
oMr
oMs
oMt
oMu
oMv
oMw
oMy
oN#
oN%
oN&
oN(
oN/
oN3
oN4
oN7
oN=
oN>
oND
oNM
oNN
oNQ
oNS
oNX
oN[
oN^
oNd
oNe
oNf
oNi
oNj
oNk
oNl
oNn
oNr
oNs
oO#
oO%
oO&
oO(
oO/
oO2
oO3
oO;
oO=
oO>
oOJ
oOO
oOQ
oOX
oOa
oOd
oOe
oOi
oOj
oOk
oOn
oOq
oOr
oP#
oP%
oP&
oP'
oP(
oP+
oP/
oP1
oP2
oP3
oP4
oP5
oP6
oP7
oP8
oP<
oP=
oP>
oP@
oPA
oPC
oPD
oPG
oPH
oPJ
oPK
oPL
oPM
oPN
oPO
oPP
oPQ
oPS
oPT
oPV
oPW
oPX
oPY
oPZ
oP[
oP]
oP^
oP_
oPa
oPb
oPc
oPd
oPe
oPf
oPg
oPi
oPj
oPk
oPl
oPm
oPn
oPo
oPr
oPs
oPu
oPv
oPw
oPy
oQ#
oQ%
oQ&
oQ'
oQ(
oQ*
oQ+
oQ.
oQ/
oQ0
oQ1
oQ2
oQ3
oQ4
oQ5
oQ6
oQ7
oQ8
oQ9
oQ:
oQ<
oQ=
oQ>
oQ@
oQA
oQB
oQC
oQD
oQE
oQF
oQH
oQJ
oQK
oQL
oQM
oQN
oQO
oQP
oQQ
oQR
oQS
oQT
oQU
oQV
oQW
oQX
oQY
oQZ
oQ[
oQ]
oQ^
oQ_
oQa
oQb
oQc
oQd
oQe
oQf
oQg
oQh
oQi
oQj
oQk
oQl
oQm
oQn
oQo
oQp
oQq
oQr
oQs
oQt
oQu
oQv
oQw
oQx
oQy
oR#
oR(
oR/
oR9
oR=
oRC
oRP
oRR
oRS
oRe
oRj
oRk
oRq
oRr
oRx
oRy
oS#
oS%
oS&
oS'
oS(
oS+
oS.
oS/
oS0
oS2
oS3
oS4
oS5
oS6
oS7
oS8
oS9
oS<
oS=
oS>
oS@
oSC
oSD
oSH
oSJ
oSK
oSL
oSM
oSP
oSQ
oSR
oSS
oST
oSU
oSV
oSX
oSY
oSZ
oS[
oS]
oS^
oS_
oSa
oSb
oSc
oSd
oSe
oSf
oSg
oSi
oSj
oSk
oSl
oSn
oSo
oSp
oSq
oSr
oSs
oSt
oSu
oSv
oSy
oT#
oT%
oT&
oT'
oT(
oT/
oT2
oT3
oT5
oT8
oT=
oT>
oT@
oTD
oTH
oTJ
oTL
oTM
oTN
oTP
oTQ
oTS
oTT
oTV
oTX
oTY
oT[
oT]
oT^
oT_
oTa
oTb
oTd
oTe
oTf
oTg
oTj
oTk
oTl
oTn
oTr
oTs
oTu
oTv
oU#
oU%
oU&
oU(
oU/
oU3
oU5
oU=
oU>
oUH
oUQ
oUS
oUU
oUX
oU[
oUa
oUc
oUd
oUe
oUf
oUl
oUm
oUn
oUr
oUs
oUu
oV#
oV%
oV&
oV(
oV/
oV2
oV3
oV5
oV7
oV=
oV>
oV@
oVC
oVD
oVE
oVH
oVJ
oVP
oVQ
oVS
oVT
oVV
oVX
oVY
oVZ
oV[
oV]
oV_
oVa
oVb
oVd
oVe
oVf
oVi
oVj
oVk
oVl
oVn
oVq
oVr
oVs
oVt
oVu
oW%
oW&
oW(
oW/
oW4
oW5
oW7
oW=
oW>
oWQ
oWX
oW_
oWa
oWb
oWd
oWe
oWj
oWk
oWr
oWv
oX#
oX%
oX&
oX'
oX(
oX)
oX+
oX,
oX.
oX/
oX0
oX1
oX2
oX3
oX4
oX5
oX6
oX7
oX8
oX9
oX;
oX<
oX=
oX>
oX@
oXA
oXB
oXC
oXD
oXE
oXG
oXH
oXJ
oXK
oXL
oXM
oXN
oXP
oXQ
oXR
oXS
oXT
oXU
oXV
oXX
oXY
oXZ
oX[
oX]
oX^
oX_
oXa
oXb
oXc
oXd
oXe
oXf
oXg
oXh
oXi
oXj
oXk
oXl
oXm
oXn
oXo
oXp
oXq
oXr
oXs
oXt
oXu
oXv
oXw
oXx
oXy
oY#
oY%
oY&
oY(
oY/
oY1
oY2
oY3
oY4
oY5
oY7
oY9
oY<
oY=
oY>
oYC
oYD
oYH
oYJ
oYK
oYM
oYP
oYQ
oYS
oYT
oYU
oYV
oYX
oYY
oYZ
oY[
oY^
oY_
oYa
oYb
oYd
oYe
oYf
oYg
oYi
oYj
oYk
oYl
oYn
oYq
oYr
oYs
oYu
oYv
oZ#
oZ%
oZ&
oZ(
oZ/
oZ0
oZ1
oZ2
oZ3
oZ4
oZ5
oZ7
oZ8
oZ=
oZ>
oZJ
oZN
oZP
oZQ
oZS
oZT
oZU
oZX
oZY
oZZ
oZ[
oZ]
oZ^
oZa
oZb
oZd
oZe
oZf
oZg
oZi
oZj
oZk
oZl
oZm
oZn
oZr
oZs
oZt
oZu
oZv
oZy
o[#
o[%
o[&
o['
o[(
o[*
o[-
o[.
o[/
o[0
o[1
o[2
o[3
o[4
o[5
o[6
o[7
o[8
o[9
o[:
o[;
o[<
o[=
o[>
o[@
o[A
o[B
o[C
o[D
o[E
o[F
o[H
o[J
o[L
o[M
o[N
o[O
o[P
o[Q
o[R
o[S
o[U
o[V
o[W
o[X
o[Y
o[Z
o[[
o[]
o[^
o[_
o[a
o[b
o[c
o[d
o[e
o[f
o[g
o[h
o[i
o[j
o[k
o[l
o[m
o[n
o[o
o[p
o[q
o[r
o[s
o[t
o[u
o[v
o[w
o[x
o[y
o]#
o]%
o]&
o](
o])
o]+
o]/
o]1
o]3
o]4
o]5
o]6
o]7
o]8
o]<
o]=
o]>
o]C
o]D
o]H
o]J
o]K
o]L
o]M
o]N
o]Q
o]S
o]T
o]V
o]X
o]Y
o]Z
o][
o]]
o]^
o]_
o]a
o]b
o]c
o]d
o]e
o]f
o]g
o]i
o]j
o]k
o]l
o]n
o]r
o]s
o]t
o]u
o]v
o]w
o]x
o]y
o^#
o^%
o^&
o^(
o^/
o^0
o^1
o^2
o^3
o^5
o^7
o^8
o^9
o^=
o^>
o^@
o^C
o^D
o^E
o^G
o^H
o^J
o^M
o^P
o^Q
o^S
o^T
o^V
o^X
o^Y
o^Z
o^[
o^]
o^^
o^_
o^a
o^b
o^d
o^e
o^f
o^g
o^i
o^j
o^k
o^l
o^n
o^r
o^s
o^t
o^u
o^v
o^x
o^y
o_#
o_%
o_&
o_'
o_(
o_.
o_/
o_0
o_1
o_2
o_3
o_4
o_5
o_7
o_8
o_<
o_=
o_>
o_@
o_B
o_C
o_D
o_E
o_H
o_J
o_K
o_L
o_M
o_P
o_Q
o_S
o_U
o_V
o_X
o_Y
o_Z
o_[
o_]
o_^
o__
o_a
o_b
o_c
o_d
o_e
o_f
o_g
o_i
o_j
o_k
o_l
o_m
o_n
o_p
o_q
o_r
o_s
o_t
o_u
o_v
o_y
oa#
oa%
oa&
oa(
oa)
oa*
oa+
oa,
oa/
oa0
oa1
oa2
oa3
oa4
oa5
oa6
oa7
oa8
oa9
oa<
oa=
oa>
oaA
oaD
oaE
oaH
oaI
oaJ
oaM
oaN
oaQ
oaS
oaT
oaV
oaX
oaY
oaZ
oa[
oa]
oa^
oa_
oaa
oab
oac
oad
oae
oaf
oag
oai
oaj
oak
oal
oam
oan
oar
oas
oat
oau
oav
oaw
oay
ob#
ob%
ob&
ob'
ob(
ob*
ob+
ob,
ob.
ob/
ob0
ob1
ob2
ob3
ob4
ob5
ob6
ob7
ob8
ob9
ob:
ob;
ob<
ob=
ob>
ob@
obA
obB
obC
obD
obG
obH
obJ
obK
obM
obN
obO
obP
obQ
obS
obT
obU
obV
obX
obY
obZ
ob[
ob]
ob^
ob_
oba
obb
obc
obd
obe
obf
obg
obh
obi
obj
obk
obl
obm
obn
obo
obp
obq
obr
obs
obt
obu
obv
obw
obx
oby
oc#
oc%
oc&
oc'
oc(
oc+
oc.
oc/
oc0
oc1
oc2
oc3
oc5
oc6
oc7
oc8
oc<
oc=
oc>
oc@
ocA
ocC
ocJ
ocK
ocM
ocP
ocQ
ocS
ocV
ocX
ocY
ocZ
oc[
oc]
oc_
oca
ocb
occ
ocd
oce
ocf
ocg
ocj
ock
ocl
ocm
ocn
ocp
ocq
ocr
ocs
oct
ocu
ocv
ocw
ocx
ocy
od#
od%
od&
od'
od(
od)
od*
od+
od-
od.
od/
od0
od2
od3
od4
od5
od7
od8
od9
od<
od=
od>
od@
odA
odC
odD
odE
odG
odH
odJ
odL
odM
odN
odO
odP
odQ
odR
odS
odT
odU
odV
odX
odY
odZ
od[
od]
od^
od_
oda
odb
odc
odd
ode
odf
odg
odh
odi
odj
odk
odl
odm
odn
odo
odp
odq
odr
ods
odt
odu
odv
odw
odx
ody
oe#
oe%
oe&
oe'
oe(
oe*
oe+
oe,
oe-
oe.
oe/
oe0
oe1
oe2
oe3
oe4
oe5
oe6
oe7
oe8
oe9
oe:
oe;
oe<
oe=
oe>
oe@
oeA
oeB
oeC
oeD
oeE
oeF
oeG
oeH
oeJ
oeK
oeL
oeM
oeN
oeO
oeP
oeQ
oeR
oeS
oeT
oeU
oeV
oeW
oeX
oeY
oeZ
oe[
oe]
oe^
oe_
oea
oeb
oec
oed
oee
oef
oeg
oeh
oei
oej
oek
oel
oem
oen
oeo
oep
oeq
oer
oes
oet
oeu
oev
oew
oex
oey
of#
of%
of&
of'
of(
of+
of-
of.
of/
of0
of1
of2
of3
of4
of5
of6
of7
of8
of9
of<
of=
of>
of@
ofA
ofB
ofC
ofD
ofG
ofH
ofJ
ofK
ofL
ofM
ofN
ofO
ofP
ofQ
ofS
ofT
ofU
ofV
ofW
ofX
ofY
ofZ
of[
of]
of^
of_
ofa
ofb
ofc
ofd
ofe
off
ofg
ofh
ofi
ofj
ofk
ofl
ofm
ofn
ofo
ofp
ofq
ofr
ofs
oft
ofu
ofv
ofw
ofy
og#
og%
og&
og'
og(
og+
og.
og/
og0
og1
og2
og3
og4
og5
og6
og7
og8
og<
og=
og>
og@
ogC
ogD
ogE
ogH
ogJ
ogK
ogL
ogM
ogN
ogP
ogQ
ogS
ogT
ogU
ogV
ogX
ogY
ogZ
og[
og]
og^
og_
oga
ogb
ogc
ogd
oge
ogf
ogg
ogh
ogi
ogj
ogk
ogl
ogm
ogn
ogp
ogq
ogr
ogs
ogt
ogu
ogv
ogx
ogy
oh#
oh%
oh&
oh(
oh.
oh/
oh2
oh3
oh=
oh>
ohC
ohD
ohO
ohT
ohX
oh[
oh]
ohb
ohd
ohe
ohf
ohg
ohh
ohi
ohj
ohk
ohl
ohn
ohr
ohs
oi#
oi%
oi&
oi'
oi(
oi+
oi,
oi.
oi/
oi0
oi1
oi2
oi3
oi4
oi5
oi7
oi8
oi9
oi=
oi>
oi@
oiB
oiC
oiD
oiG
oiH
oiJ
oiK
oiL
oiM
oiN
oiO
oiP
oiQ
oiR
oiS
oiV
oiX
oiY
oiZ
oi[
oi^
oi_
oia
oib
oic
oid
oie
oif
oig
oih
oii
oij
oik
oil
oin
oio
oiq
oir
ois
oit
oiu
oiv
oiw
oix
oiy
oj#
oj%
oj&
oj'
oj(
oj+
oj,
oj-
oj.
oj/
oj0
oj1
oj2
oj3
oj4
oj5
oj6
oj7
oj8
oj9
oj:
oj;
oj<
oj=
oj>
oj@
ojA
ojB
ojC
ojD
ojE
ojF
ojG
ojH
ojJ
ojK
ojL
ojM
ojN
ojO
ojP
ojQ
ojR
ojS
ojT
ojU
ojV
ojW
ojX
ojY
ojZ
oj[
oj]
oj^
oj_
oja
ojb
ojc
ojd
oje
ojf
ojg
ojh
oji
ojj
ojk
ojl
ojm
ojn
ojo
ojp
ojq
ojr
ojs
ojt
oju
ojv
ojw
ojx
ojy
ok#
ok%
ok&
ok'
ok(
ok+
ok,
ok-
ok.
ok/
ok0
ok1
ok2
ok3
ok4
ok5
ok6
ok7
ok8
ok9
ok:
ok;
ok<
ok=
ok>
ok@
okA
okB
okC
okD
okE
okF
okG
okH
okJ
okK
okL
okM
okN
okO
okP
okQ
okR
okS
okT
okU
okV
okW
okX
okY
okZ
ok[
ok]
ok^
ok_
oka
okb
okc
okd
oke
okf
okg
okh
oki
okj
okk
okl
okm
okn
oko
okp
okq
okr
oks
okt
oku
okv
okw
okx
oky
ol#
ol%
ol&
ol'
ol(
ol*
ol.
ol/
ol0
ol1
ol2
ol3
ol4
ol5
ol6
ol8
ol9
ol:
ol<
ol=
ol>
ol@
olB
olC
olD
olE
olH
olJ
olM
olP
olQ
olS
olU
olV
olX
olY
ol[
ol]
ol^
ol_
ola
olb
olc
old
ole
olf
olg
olh
oli
olj
olk
oll
olm
oln
olp
olq
olr
ols
olt
olu
olv
olw
olx
oly
om#
om%
om&
om'
om(
om+
om.
om/
om2
om3
om5
om7
om9
om=
om>
omC
omD
omH
omM
omQ
omX
omY
om[
om]
om_
oma
omb
omc
omd
ome
omf
omg
omh
omi
omj
omk
oml
omm
omn
omq
omr
oms
omt
omv
on#
on%
on&
on'
on(
on,
on.
on/
on0
on1
on2
on3
on4
on5
on6
on7
on8
on9
on<
on=
on>
on@
onB
onC
onD
onE
onH
onJ
onK
onL
onM
onN
onO
onP
onQ
onR
onS
onT
onU
onV
onX
onY
onZ
on[
on]
on^
on_
ona
onb
onc
ond
one
onf
ong
onh
oni
onj
onk
onl
onm
onn
ono
onp
onq
onr
ons
ont
onu
onv
onx
ony
oo#
oo%
oo&
oo(
oo.
oo2
oo3
oo4
oo7
oo=
oo>
oo@
ooQ
ooS
ooX
oo[
oo]
oob
ooc
ood
ooe
oof
ooi
ooj
ook
oon
ooo
ooq
oor
oos
op#
op%
op&
op(
op2
op7
op;
op=
opX
ope
opj
opk
opp
opr
ops
opx
oq#
oq%
oq&
oq'
oq(
oq,
oq.
oq/
oq1
oq3
oq4
oq5
oq7
oq8
oq=
oq>
oqC
oqD
oqQ
oqS
oqT
oqX
oq[
oq_
oqb
oqd
oqe
oqg
oqi
oqj
oqk
oqm
oqn
oqo
oqq
oqr
oqs
oqy
or#
or%
or&
or'
or(
or)
or*
or+
or,
or-
or.
or/
or0
or1
or2
or3
or4
or5
or6
or7
or8
or9
or:
or;
or<
or=
or>
or@
orA
orB
orC
orD
orE
orF
orG
orH
orJ
orK
orL
orM
orN
orO
orP
orQ
orR
orS
orT
orU
orV
orW
orX
orY
orZ
or[
or]
or^
or_
ora
orb
orc
ord
ore
orf
org
orh
ori
orj
ork
orl
orm
orn
oro
orp
orq
orr
ors
ort
oru
orv
orw
orx
ory
os#
os%
os&
os'
os(
os)
os*
os+
os-
os.
os/
os0
os1
os2
os3
os4
os5
os6
os7
os8
os9
os:
os;
os<
os=
os>
os@
osA
osB
osC
osD
osH
osJ
osK
osL
osM
osN
osO
osP
osQ
osS
osT
osU
osV
osX
osY
osZ
os[
os]
os^
os_
osa
osb
osc
osd
ose
osf
osg
osh
osi
osj
osk
osl
osm
osn
oso
osp
osq
osr
oss
ost
osu
osv
osw
osx
osy
ot#
ot%
ot&
ot(
ot/
ot0
ot1
ot2
ot3
ot4
ot5
ot6
ot7
ot8
ot=
ot>
ot@
otB
otC
otD
otE
otM
otQ
otS
otV
otX
otY
ot[
ot]
ot^
ot_
ota
otb
otc
otd
ote
otf
otg
oti
otj
otk
otl
otm
otn
otq
otr
ots
ott
otu
otv
otx
oty
ou#
ou%
ou&
ou'
ou(
ou.
ou/
ou0
ou1
ou2
ou3
ou4
ou5
ou7
ou8
ou9
ou=
ou>
ou@
ouC
ouD
ouE
ouH
ouJ
ouK
ouM
ouP
ouQ
ouS
ouT
ouU
ouV
ouX
ouY
ouZ
ou[
ou]
ou^
ou_
oua
oub
ouc
oud
oue
ouf
oug
oui
ouj
ouk
oul
oum
oun
ouq
our
ous
out
ouu
ouv
ouy
ov#
ov%
ov&
ov(
ov+
ov.
ov/
ov0
ov1
ov2
ov3
ov4
ov5
ov6
ov7
ov9
ov<
ov=
ov>
ov@
ovC
ovD
ovH
ovJ
ovM
ovP
ovQ
ovS
ovU
ovV
ovX
ovY
ov[
ov]
ova
ovb
ovc
ovd
ove
ovf
ovg
ovi
ovj
ovk
ovl
ovm
ovn
ovr
ovs
ovu
ovv
ovx
ow#
ow%
ow&
ow'
ow(
ow/
ow0
ow1
ow2
ow3
ow7
ow8
ow=
ow>
ow@
owD
owM
owQ
owS
owX
ow[
ow]
owa
owb
owc
owd
owe
owf
owg
owj
owk
owl
own
owr
ows
oww
owy
ox#
ox%
ox&
ox'
ox(
ox.
ox/
ox0
ox1
ox2
ox3
ox5
ox7
ox8
ox=
ox>
ox@
oxC
oxD
oxE
oxM
oxP
oxQ
oxS
oxX
oxZ
ox[
ox]
ox^
oxa
oxb
oxc
oxd
oxe
oxf
oxg
oxj
oxk
oxl
oxm
oxn
oxq
oxr
oxs
oxt
oxu
oxv
oxx
oy#
oy%
oy&
oy(
oy.
oy/
oy1
oy2
oy3
oy4
oy5
oy6
oy7
oy8
oy<
oy=
oy>
oyC
oyH
oyJ
oyQ
oyS
oyT
oyX
oyZ
oy[
oy^
oy_
oyb
oyc
oyd
oye
oyf
oyg
oyi
oyj
oyk
oyl
oyn
oyq
oyr
oys
oyt
oyu
oyx
oyy
t#
t%
t&
t'
t(
t)
t*
t+
t,
t-
t.
t/
t0
t1
t2
t3
t4
t5
t6
t7
t8
t9
t:
t;
t<
t=
t>
t@
tA
tB
tC
tD
tE
tF
tG
tH
tI
tJ
tK
tL
tM
tN
tO
tP
tQ
tR
tS
tT
tU
tV
tW
tX
tY
tZ
t[
t]
t^
t_
ta
tb
tc
td
te
tf
tg
th
ti
tj
tk
tl
tm
tn
to
tp
tq
tr
ts
tt
tu
tv
tw
tx
ty
w!contact_details_or_doxxing 1
w!danger
w!hate_or_harassment 1
w!nothing
w!overdose_medical 2
w!overdose_medical 3
w!quieted
w!relapse_urge 1
w!relapse_urge 2
w!self_harm 1
w!self_harm 2
w!self_harm 3
w!sourcing_or_selling 1
w!spam 1
w!suicide 1
w!suicide 2
w!suicide 3
w!violence_abuse 1
w!violence_abuse 2
w!violence_abuse 3
w!withdrawal_danger 2
w!withdrawal_danger 3
w#
w# #
w# a
w# am
w# and
w# anos
w# bucks
w# day
w# days
w# de
w# dias
w# dm
w# en
w# free
w# horas
w# hours
w# hrs
w# i
w# if
w# in
w# is
w# me
w# meses
w# min
w# minutes
w# months
w# no
w# now
w# off
w# times
w# weeks
w# with
w# y
w# years
w# yrs
w4th
w?
w@
wa
wa #
wa alguien
wa bag
wa beer
wa bit
wa blade
wa bottle
wa bunch
wa candle
wa cold
wa day
wa doctor
wa dream
wa drink
wa estar
wa few
wa fifth
wa free
wa friend
wa glass
wa good
wa gun
wa guy
wa hacer
wa hammer
wa horse
wa joke
wa junkie
wa knife
wa la
wa las
wa line
wa little
wa long
wa los
wa lot
wa man
wa matar
wa meeting
wa mi
wa mil
wa month
wa nadie
wa needle
wa new
wa nurse
wa person
wa plan
wa plug
wa prescription
wa proposito
wa que
wa quien
wa razor
wa real
wa script
wa seizure
wa small
wa stranger
wa todos
wa tomar
wa truck
wa una
wa veces
wa ver
wa week
wa whole
wa year
wabie*
wabier*
wabierta
wabou*
wabout
wabout a
wabout dying
wabout it
wabout my
wabout suicide
wabout the
wabout to
wabri
wabri*
wabst*
wabsti*
wabstinencia
wabue*
wabuel*
wabuela
wabuelo
wabur*
waburr*
wabus*
wacab*
wacaba
wacaba*
wacabo
wacabo de
wacabo el
wacce*
waccep*
wacci*
waccid*
wacco*
waccou*
waccount
wacos*
wacost*
wacro*
wacros*
wacross
wactu*
wactua*
wactually
wacue*
wadd
wadd me
wadde*
wadder*
wadderall
waddi*
waddic*
waddiction
waddr*
waddre*
waddress
waden*
wadent*
wadentro
wadic*
wadict*
wadio*
wadios
wadvi*
wadvic*
wadvice
wafra*
wafrai*
wafraid
wafte*
wafter
wafter #
wafter a
wafter my
wafter smoking
wafter that
wafter the
wafter*
wafue*
wafuer*
wafuera
wafuera de
wagai*
wagain
wagain and
wagain i
wagain*
wagainst
wagainst the
wagar*
wagarr*
wago
wago and
wago i
wagre*
wagreg*
wagua
wagua*
waguan*
waguanto
wahi
wahor*
wahora
wahorc*
wahorcarme
wahori*
wahorita
wairp*
wairpo*
wairport
wal
wal #
wal dia
wal grupo
wal lado
wal que
walco*
walcoh*
walcohol
walcoholic
walcoholico
walgo
walgu*
walgui*
walguien
walguien que
walguien sabe
walgun
waliv*
walive
walivi*
wall
wall day
wall i
wall my
wall night
wall of
wall over
wall the
wall welcome
wallo*
wallow*
wallowed
wallowed to
walmo*
walon*
walone
walone in
walone with
walre*
walrea*
walready
walso
walwa*
walway*
walways
wam
wam #
wam a
wam afraid
wam alone
wam at
wam doing
wam done
wam fine
wam going
wam here
wam i
wam in
wam just
wam looking
wam not
wam on
wam pregnant
wam scared
wam shaking
wam so
wam the
waman*
wamane*
wamar*
wamarr*
wamarres
wamen*
wamena*
wamig*
wamiga
wamigo
wamo
wan
wan hour
wan old
wan overdose
wand
wand a
wand all
wand came
wand can
wand everything
wand feel
wand gave
wand had
wand he
wand her
wand his
wand i
wand is
wand it
wand its
wand left
wand lost
wand my
wand never
wand no
wand nobody
wand not
wand now
wand out
wand put
wand said
wand says
wand she
wand so
wand that
wand the
wand then
wand there
wand they
wand tonight
wand took
wand we
wand went
wand will
wand woke
wand you
wanda
wando
wando con
wanex*
wanexo
wange*
wangr*
wangry
wanni*
wano
wanoc*
wanoch*
wanoche
wanos
wanos y
wanot*
wanoth*
wanother
wansi*
wansw*
wanswe*
wanswer
wanswering
wante*
wantes
wantes de
wanti*
wantid*
wantidepressant
wanto*
wanxi*
wany
wanyb*
wanybo*
wanybody
wanym*
wanymo*
wanymore
wanyo*
wanyon*
wanyone
wanyone else
wanyone have
wanyone know
wanyone selling
wanyt*
wanyth*
wanything
wanyw*
wanywa*
wanyway
wanywh*
wanywhere
wapag*
wapago
wapago el
wapar*
wapart*
wapartment
wapol*
wapolo*
wapos*
wapost*
wapp
wapre*
wapren*
wapun*
waqui
waran*
warde
ware
ware a
ware all
ware in
ware just
ware not
ware on
ware the
ware why
ware you
wargu*
warm
warm and
warm is
warma
warms
warou*
waroun*
waround
waround here
waround the
warra*
warran*
warre*
warrep*
warri*
warrib*
warriba
warro*
warrob*
warroba
was
was a
wasco
washa*
washam*
washamed
wasi
wask
wask for
wask me
waske*
wasked
wasked if
waski*
waskin*
wasking
wasking for
wasle*
waslee*
wasleep
wat
wat #
wat a
wat his
wat home
wat it
wat me
wat my
wat night
wat nine
wat once
wat peace
wat the
wat this
wat work
wat you
wataq*
wataqu*
wataque
wate
wativ*
wativa*
wativan
watra*
watras
watta*
wattac*
watte*
wattem*
watten*
waudi*
waunt
wauto*
waven*
wavis*
wawak*
wawake
waway
wayer
wayer y
wayud*
wayuda
wazot*
wazote*
wazotea
wazul
wazul*
wazule*
wazules
wbaby
wback
wback and
wback in
wback to
wback with
wbad
wbad i
wbag
wbaja*
wbake*
wbaker*
wbakery
wbalc*
wbalco*
wbanc*
wbanco
wband
wband*
wbank
wbano
wbano del
wbar
wbar and
wbara*
wbarat*
wbarato
wbarb*
wbare*
wbarel*
wbarely
wbarr*
wbarri*
wbars
wbase*
wbasem*
wbasement
wbasu*
wbasur*
wbasura
wbat
wbath*
wbathr*
wbathroom
wbathroom and
wbathroom floor
wbe
wbe a
wbe alive
wbe better
wbe dead
wbe gone
wbe here
wbe over
wbe the
wbe with
wbeat
wbeat*
wbeati*
wbeating
wbeats
wbebe
wbebe*
wbeber
wbeber y
wbebi*
wbebid*
wbebo
wbeca*
wbecau*
wbecause
wbecause i
wbecause of
wbeco*
wbecom*
wbed
wbeen
wbeen #
wbeen on
wbeen sober
wbeer
wbeer*
wbeers
wbefo*
wbefor*
wbefore
wbefore i
wbefore the
wbehi*
wbehin*
wbehind
wbehind the
wbein*
wbeing
wbeli*
wbelie*
wbelieve
wbelieves
wbelo*
wbelon*
wbelong
wbelong in
wbelt
wbend*
wbenz*
wbenzo*
wbenzos
wbest
wbet
wbett*
wbette*
wbetter
wbetter off
wbetter than
wbetw*
wbetwe*
wbetween
wbibl*
wbici
wbien
wbig
wbing*
wbio
wbird
wbirt*
wbirth*
wbirthday
wbit
wbit my
wblac*
wblack
wblack*
wblacked
wblacked out
wblad*
wblade
wblade*
wblades
wblan*
wblanc*
wblanco
wblank*
wbled
wblee*
wbleed
wbleed*
wbleeding
wblis*
wblist*
wblister
wbloc*
wblock
wblock*
wblocked
wblocks
wbloo*
wblood
wblow
wblue
wblue*
wboca
wboda
wbody
wbody is
wbols*
wbomb*
wbook
wbooz*
wbooze
wbore*
wbored
wbori*
wborin*
wboring
wborn
wborr*
wborra*
wborracha
wborracho
wborre
wboss
wbote*
wbotel*
wbotella
wboth
wboth*
wbothe*
wbother
wbott*
wbottl*
wbottle
wbottle i
wbottle of
wbottles
wboug*
wbough*
wbought
wbought a
wbox
wboy
wboyf*
wboyfr*
wboyfriend
wboyfriend is
wbrai*
wbrain
wbran*
wbraz*
wbrazo
wbrazo*
wbrazos
wbrazos hasta
wbrea*
wbread
wbreak
wbreak*
wbreaking
wbreat*
wbreath
wbreathe
wbreathing
wbrid*
wbridg*
wbridge
wbrin*
wbrinc*
wbring
wbring*
wbro
wbrok*
wbroke
wbrot*
wbroth*
wbrother
wbrother in
wbrother is
wbrou*
wbroug*
wbrought
wbrui*
wbruis*
wbruises
wbuck*
wbucks
wbudd*
wbuddy
wbuen
wbuen*
wbuena
wbuena*
wbuenas
wbueno
wbuil*
wbuild*
wbuilding
wbunc*
wbunch
wbunch of
wbupr*
wbupre*
wbuprenorphine
wburg*
wburge*
wburn
wburn the
wburn*
wburne*
wburned
wburned my
wburni*
wburning
wburns
wbus
wbusc*
wbusca*
wbusco
wbusq*
wbusqu*
wbut
wbut he
wbut i
wbut not
wbut the
wbutt*
wbutto*
wbutton
wbuy
wby
wby a
wby mistake
wby my
wby myself
wby the
wbye
wcabe*
wcabez*
wcabeza
wcabi*
wcabin
wcabin*
wcabinet
wcabl*
wcable
wcada
wcada vez
wcafe
wcai
wcaja
wcake
wcala*
wcalam*
wcalambres
wcalc*
wcali*
wcall
wcall me
wcall today
wcall*
wcalla*
wcallate
wcalle
wcalle*
wcalled
wcalli*
wcalling
wcalls
wcalm
wcalm*
wcalo*
wcalor
wcama
wcamb*
wcambi*
wcambio
wcame
wcame back
wcame home
wcame to
wcami*
wcamin*
wcamino
wcamio*
wcamion
wcan
wcan get
wcan hear
wcan i
wcan not
wcan see
wcan someone
wcan think
wcan you
wcana*
wcanc*
wcand*
wcandl*
wcandle
wcans*
wcansa*
wcansada
wcar
wcara
wcard
wcard*
wcards
wcare
wcare*
wcarg*
wcarga
wcarga*
wcarr*
wcarro
wcart*
wcarta*
wcartas
wcasa
wcasa y
wcase
wcash
wcasi
wcasi*
wcasin*
wcasino
wcast*
wcasti*
wcat
wcatc*
wcatch
wcaug*
wcaugh*
wcaught
wcaus*
wcause
wcayo
wcel
wcele*
wceleb*
wcell
wcelu*
wcelul*
wcelular
wcent*
wcente*
wcenter
wcentr*
wcentro
wcero
wcerr*
wcerra*
wcert*
wcerti*
wcerv*
wcerve*
wcerveza
wchai*
wchair
wcham*
wchamp*
wchampagne
wchan*
wchang*
wchange
wchange my
wchanged
wchar*
wchas*
wchat
wche
wchea*
wcheap
wchec*
wcheck
wcheck out
wcheck*
wchem*
wches*
wchest
wchest feels
wchic*
wchil*
wchill*
wchills
wchip
wchis*
wchist*
wchiste
wchoc*
wchoi*
wchoir
wchok*
wchoke*
wchoked
wchoked me
wchri*
wchris*
wchristmas
wchur*
wchurc*
wchurch
wcier*
wcierr*
wciga*
wcigar*
wcigarro
wcinc*
wcinco
wcint*
wcintu*
wcinturon
wcita
wclas*
wclass
wclav*
wclea*
wclean
wclean from
wclean*
wclic*
wclick
wclim*
wclin*
wclini*
wclinic
wclinica
wclon*
wclona*
wclonazepam
wclos*
wclose
wclose*
wclosed
wcloser
wcloser to
wcloset
wclot*
wcloth*
wclothes
wclow*
wclown
wclub
wclub*
wclubh*
wclubhouse
wcoac*
wcoach
wcoach*
wcoat
wcobr*
wcoca
wcoch*
wcoche
wcoci*
wcocin*
wcocina
wcode
wcoff*
wcoffe*
wcoffee
wcoin
wcoke
wcold
wcold and
wcold turkey
wcoll*
wcolle*
wcolo*
wcolon*
wcom
wcome
wcome back
wcome to
wcome*
wcomed*
wcomer
wcomes
wcomes in
wcomi*
wcomin*
wcoming
wcoming off
wcomio
wcomm*
wcomme*
wcommu*
wcomo
wcomo le
wcomp*
wcompa*
wcompanero
wcompany
wcompl*
wcompr*
wcompra
wcomprar
wcompre
wcompro
wcon
wcon el
wcon la
wcon las
wcon los
wcon mi
wcon su
wcon todo
wcon un
wcon una
wconc*
wcond*
wconf*
wconfu*
wconfused
wconm*
wconmi*
wconmigo
wcono*
wcons*
wconsi*
wconsigo
wconsu*
wconsumi
wconsumir
wconsumo
wcont*
wconta*
wcontact
wcontacto
wconte*
wcontesta
wcontr*
wcontra
wcontra la
wcontrol
wconv*
wconve*
wconvu*
wconvulsion
wcook*
wcooki*
wcop
wcopa
wcops
wcora*
wcoraz*
wcorazon
wcorn*
wcorne*
wcorner
wcorr*
wcorre*
wcorreo
wcorrer
wcort*
wcorta*
wcortar
wcortarme
wcorte
wcorte*
wcortes
wcorto
wcosa
wcosa*
wcosas
wcost*
wcostu*
wcouc*
wcouch
wcoug*
wcoul*
wcould
wcould not
wcoun*
wcouns*
wcounselor
wcount
wcount*
wcountry
wcounty
wcour*
wcourt
wcous*
wcousi*
wcousin
wcove*
wcover*
wcovered
wcrac*
wcrack
wcrack*
wcram*
wcramp*
wcramping
wcras*
wcrav*
wcravi*
wcraving
wcravings
wcraw*
wcrawl*
wcrawling
wcraz*
wcrazy
wcred*
wcredi*
wcree
wcreo
wcreo que
wcrew
wcrie*
wcried
wcrim*
wcris*
wcrisi*
wcrisis
wcrist*
wcristal
wcros*
wcross*
wcrus*
wcrush*
wcry
wcryi*
wcryin*
wcrying
wcryp*
wcrypt*
wcrypto
wcual
wcuan*
wcuand*
wcuando
wcuando me
wcuando se
wcuant*
wcuanto
wcuar*
wcuare*
wcuarenta
wcuart*
wcuarto
wcuat*
wcuatr*
wcuatro
wcuch*
wcuchi*
wcuchillo
wcuel*
wcuell*
wcuello
wcuen*
wcuent*
wcuenta
wcuento
wcuer*
wcuerd*
wcuerda
wcuerp*
wcuerpo
wcuerpo me
wcues*
wcuest*
wcuesta
wcuid*
wcump*
wcumpl*
wcumplo
wcure*
wcurs*
wcurso
wcurt*
wcurta*
wcurtains
wcut
wcut me
wcut my
wcuts
wcutt*
wcutti*
wcutting
wda
wda miedo
wdad
wdad is
wdads
wdail*
wdaily
wdan
wdanc*
wdang*
wdange*
wdangerous
wdano
wdark
wdas
wdate
wdaug*
wdaugh*
wdaughter
wdaughter is
wday
wday #
wday and
wday for
wday of
wday without
wdays
wdays ago
wdays and
wdays off
wde
wde #
wde abstinencia
wde antes
wde beber
wde consumir
wde estar
wde existir
wde fumar
wde golpe
wde la
wde las
wde los
wde mas
wde metadona
wde mi
wde que
wde semana
wde siempre
wde su
wde tomar
wde un
wde verdad
wde vomitar
wdead
wdeal*
wdeale*
wdealer
wdealer is
wdear
wdeat*
wdeath
wdebe*
wdeber*
wdeci*
wdecid*
wdecided
wdecided to
wdecir
wdecir*
wdecirle
wdeep
wdeja
wdeja de
wdeja*
wdejar
wdejar de
wdejar el
wdejar la
wdejar*
wdeje
wdeje de
wdeje el
wdeje la
wdeje las
wdejo
wdejo de
wdejo el
wdel
wdel anexo
wdel grupo
wdel que
wdele*
wdelet*
wdelete
wdeleted
wdeli*
wdelir*
wdeliv*
wdelivery
wdema*
wdemas*
wdent*
wdenti*
wdentist
wdentista
wdepo*
wdepos*
wdeposit
wdesa*
wdesc*
wdesca*
wdescu*
wdescuento
wdesd*
wdesde
wdesde ayer
wdesde el
wdesde que
wdesde tu
wdese*
wdeser*
wdeserve
wdesi*
wdesk
wdesm*
wdesma*
wdesp*
wdespe*
wdespertar
wdesperte
wdespi*
wdespido
wdespierta
wdespierto
wdespu*
wdespues
wdespues de
wdest*
wdeto*
wdetox
wdetox*
wdetoxing
wdi
wdia
wdia sin
wdia y
wdiar*
wdiari*
wdiaria
wdiario
wdias
wdias sin
wdias y
wdice
wdice que
wdice*
wdicen
wdicen que
wdid
wdid a
wdid it
wdid not
wdid the
wdie
wdie and
wdie i
wdied
wdier*
wdiero*
wdieron
wdiez
wdiez anos
wdiff*
wdiffe*
wdifference
wdifference between
wdifferent
wdigo
wdije
wdije que
wdijo
wdijo que
wdine*
wdiner*
wdinero
wdinn*
wdinne*
wdinner
wdio
wdio un
wdios
wdisa*
wdisap*
wdisappear
wdisappointed
wdisc*
wdisco*
wdiscord
wdiscu*
wdisg*
wdisgu*
wdish*
wdisp*
wdispa*
wdivo*
wdivor*
wdivorce
wdizz*
wdizzy
wdm
wdm me
wdo
wdo i
wdo it
wdo not
wdo people
wdo the
wdo this
wdo with
wdo you
wdobl*
wdoble
wdoc
wdoct*
wdocto*
wdoctor
wdoctor is
wdoctor me
wdoctora
wdoctors
wdocu*
wdocum*
wdocumentary
wdoes
wdoes anyone
wdoes it
wdoes not
wdoes the
wdog
wdoin*
wdoing
wdoing it
wdola*
wdoll*
wdolla*
wdolo*
wdomi*
wdomic*
wdomicilio
wdomin*
wdomingo
wdond*
wdonde
wdonde consigo
wdone
wdone with
wdonu*
wdoor
wdoor*
wdope
wdorm*
wdormi*
wdormido
wdormir
wdos
wdos anos
wdos dias
wdos veces
wdose
wdosi*
wdosis
wdot
wdoub*
wdoubl*
wdouble
wdoubled
wdown
wdown the
wdown*
wdowns*
wdownstairs
wdoy
wdr
wdram*
wdran*
wdrank
wdrank a
wdraw*
wdrawe*
wdrawer
wdrea*
wdream
wdream*
wdrin*
wdrink
wdrink a
wdrink and
wdrink since
wdrink*
wdrinking
wdrinking and
wdrinks
wdriv*
wdrive
wdrive*
wdrives
wdrivi*
wdriving
wdrog*
wdroga
wdroga*
wdrogadicto
wdrop
wdrop*
wdropp*
wdropped
wdrov*
wdrove
wdrove past
wdrug*
wdrugs
wdrun*
wdrunk
wdrunk and
wdry
wdude
wduel*
wduele
wduele el
wduer*
wduerm*
wduermo
wdumb
wdura
wdyin*
wdying
weach
wearl*
wearli*
wearlier
wearly
weasi*
weasie*
weasier
weasy
weat
weati*
weatin*
weating
wecha*
wedge
wedib*
wedibl*
wefec*
wefect*
weigh*
weight
weight*
weighty
wel
wel #
wel alcohol
wel bano
wel brazo
wel cigarro
wel clonazepam
wel coche
wel corazon
wel cuchillo
wel cuello
wel cuerpo
wel dia
wel doctor
wel finde
wel grupo
wel jueves
wel lunes
wel martes
wel mundo
wel ojo
wel pecho
wel piso
wel puente
wel que
wel sabado
wel telefono
wel trabajo
wel viernes
welec*
welect*
welectric
welev*
weleve*
weleven
wella
welm
welse
wemai*
wemail
wemba*
wembar*
wembarazada
wembarazada y
wempi*
wempie*
wempt*
wempty
wempu*
wempuj*
wen
wen #
wen casa
wen el
wen la
wen las
wen los
wen mi
wen recuperacion
wen su
wen un
wen una
wenca*
wencar*
wence*
wencer*
wencerrada
wencerro
wenci*
wencie*
wencim*
wencima
wenco*
wencon*
wencontre
wencu*
wencue*
wencuentro
wend
wend it
wende*
wended
wendi*
wendin*
wending
wends
wener*
wenfe*
wenfer*
wenfermera
wengi*
wengin*
wengine
wengl*
wengli*
wenglish
wenoj*
wenou*
wenoug*
wenough
wente*
wenter*
wenti*
wentie*
wentr*
wentra
wentra*
wentre*
wenvi*
wequi*
wequip*
wequipo
wera
weres
weres una
wes
wes #
wes el
wes la
wes lo
wes mi
wes para
wes un
wesa
wesca*
wescal*
wescalofrios
wesco*
wescon*
wescr*
wescri*
wescribi
wescribir
wescribo
wescu*
wescue*
wescuela
wese
weso
wespa*
wespan*
wespanol
wespe*
wesper*
wespo*
wespos*
wesposa
wesposo
wespu*
wespum*
wespuma
wesqu*
wesqui*
wesquina
wessa*
wessay
westa
westa en
westa noche
westa pegando
westa*
westab*
westaba
westan
westar
westar*
weste
westo
westo*
westos
westoy
westoy afuera
westoy bien
westoy cansada
westoy embarazada
westoy en
westoy solo
westoy temblando
westu*
westuv*
westuvo
weven
weven*
weveni*
wevening
wever
wever*
wevery
wevery day
wevery morning
wevery night
wevery time
wevery year
wevery*
weverybody
weveryone
weveryone is
weverything
weverything is
weverywhere
wex
wexam
wexam*
wexame*
wexamen
wexamp*
wexample
wexis*
wexist*
wexisting
wexistir
wexpe*
wexper*
wexpl*
wexpla*
wextr*
wextra
wextra*
wextrano
weyes
weyes are
wface
wface is
wface*
wfaceb*
wfacebook
wfail*
wfain*
wfair
wfake
wfall
wfall*
wfalt*
wfami*
wfamil*
wfamilia
wfamily
wfar
wfarm*
wfarma*
wfast
wfat
wfath*
wfathe*
wfather
wfaul*
wfault
wfavo*
wfavor
wfavor*
wfavorite
wfeel
wfeel it
wfeel like
wfeel my
wfeel something
wfeel*
wfeeli*
wfeeling
wfeels
wfeels like
wfeet
wfeli*
wfeliz
wfell
wfell asleep
wfell off
wfelt
wfelt like
wfent
wfent*
wfenta*
wfentanilo
wfentanyl
wfeve*
wfever
wfew
wfieb*
wfiebr*
wfiebre
wfiebre y
wfies*
wfiest*
wfiesta
wfift*
wfifte*
wfifteen
wfifth
wfigh*
wfight
wfight*
wfighting
wfin
wfin de
wfina*
wfinal*
wfinally
wfind
wfind a
wfind me
wfind*
wfinde
wfine
wfine*
wfines
wfing*
wfinge*
wfingers
wfini*
wfinis*
wfinished
wfire
wfire*
wfirs*
wfirst
wfirst time
wfit
wfive
wfive five
wfive oh
wfix
wflas*
wfloo*
wfloor
wfloor and
wflor*
wflore*
wflow*
wflowe*
wflowers
wflu
wflus*
wflye*
wfoll*
wfollo*
wfollow
wfollowers
wfood
wfor
wfor #
wfor a
wfor an
wfor another
wfor good
wfor her
wfor him
wfor his
wfor it
wfor me
wfor my
wfor sale
wfor some
wfor ten
wfor the
wfor three
wfor two
wfor years
wfore*
wforev*
wforever
wforg*
wforge*
wforgo*
wforgot
wform
wfort*
wforty
wforu*
wforum
wfoto
wfoto*
wfoun*
wfound
wfound my
wfour
wfras*
wfrasc*
wfrasco
wfree
wfree spins
wfree*
wfreez*
wfren*
wfrent*
wfrente
wfrente al
wfres*
wfresh
wfrid*
wfrida*
wfriday
wfridg*
wfridge
wfrie*
wfrien*
wfriend
wfriend is
wfriends
wfrio
wfrio y
wfrom
wfrom a
wfrom my
wfrom the
wfron*
wfront
wfront of
wfue
wfue la
wfuer*
wfuera
wfuert*
wfuerte
wfui
wfui a
wfull
wfuma*
wfumar
wfune*
wfuner*
wfuneral
wfunn*
wfunny
wfutu*
wfutur*
wfuture
wgaba*
wgabap*
wgabapentin
wgamb*
wgambl*
wgame
wgana
wgana*
wganas
wganas de
wgara*
wgarag*
wgarage
wgarb*
wgarba*
wgarbage
wgard*
wgarde*
wgarden
wgas
wgas station
wgaso*
wgasol*
wgasolina
wgata
wgato
wgave
wgave away
wgave me
wgave my
wgent*
wgente
wgentl*
wget
wget a
wget off
wget out
wget the
wget up
wgets
wgett*
wgetti*
wgetting
wghb
wghos*
wgift
wgirl
wgirl*
wgirlf*
wgirlfriend
wgive
wgive me
wgive*
wgivi*
wgivin*
wgiving
wglad
wglas*
wglass
wglass of
wglass*
wglasses
wgo
wgo back
wgo home
wgo to
wgod
wgoes
wgoes to
wgoin*
wgoing
wgoing back
wgoing to
wgolp*
wgolpe
wgolpe*
wgolpea
wgolpeo
wgone
wgood
wgood*
wgoodb*
wgoodbye
wgord*
wgot
wgot #
wgot a
wgot into
wgot my
wgot out
wgot the
wgrac*
wgraci*
wgracias
wgracias por
wgrad*
wgradu*
wgram*
wgramo
wgran*
wgrand*
wgrandfather
wgrandma
wgrandma is
wgrandmother
wgrandpa
wgrandson
wgrat*
wgrate*
wgrateful
wgrati*
wgratis
wgrav*
wgrea*
wgreat
wgree*
wgrey
wgris
wgrit*
wgrita
wgrita*
wgrou*
wgroup
wgroup chat
wgrow*
wgrup*
wgrupo
wgrupo de
wgrupo me
wguar*
wguara*
wguaranteed
wguard*
wgues*
wguil*
wguit*
wguita*
wguitar
wgumm*
wgummi*
wgummies
wgun
wgun and
wgurg*
wgurgl*
wgurgling
wgust*
wguy
wguy who
wguys
wha
whabi*
whabia
whabl*
whabla
whabla*
whablar
whablo
whace
whace #
whace diez
whace dos
whace un
whace*
whacer
whacer*
whacerme
whaci*
whacie*
whad
whad a
whad my
whad to
whago
whaha
whair
whalf
whalf*
whalfw*
whalfway
whalfway house
whall
whall*
whallw*
whallway
whamm*
whamme*
whammer
whand
whand*
whandl*
whandle
whands
whands are
whands shake
whang
whang*
whangi*
whanging
whapp*
whappe*
whappened
whappens
whappy
whard
wharm
whas
whas a
whas not
whast*
whasta
whasta que
whate
whate*
whave
whave a
whave been
whave decided
whave got
whave had
whave my
whave no
whave not
whave taken
whave the
whave to
whavi*
whavin*
whaving
whaving a
whay
whe
whe choked
whe did
whe does
whe drinks
whe has
whe hit
whe is
whe left
whe only
whe put
whe said
whe says
whe told
whe took
whe wants
whe was
whe will
whe would
whead
whead on
whead*
wheal*
whealt*
whealth
whear
whear it
whear the
whear*
wheard
wheari*
whearing
wheart
wheart is
wheav*
wheavy
whela*
whelad*
wheld
whell
whell*
whello
whelp
whelp*
whelpe*
whelped
whelps
wher
wher mouth
wher phone
where
where and
where is
wheri*
wherid*
wherm*
wherma*
whermana
whermano
whero*
wheroi*
wheroin
wheroina
whers*
wherse*
wherself
whey
whi
whi i
whice
whici*
whid
whidi*
whidin*
whiding
whigh
whija
whijo
whijo*
whijos
whim
whim in
whims*
whimse*
whimself
whinc*
whinch*
whip
whis
whis hands
whis way
whit
whit me
whit my
whit the
whits
whits me
whitt*
whitti*
whitting
whitting my
whizo
whold
whold the
whold*
wholdi*
wholding
wholi*
wholid*
wholidays
whome
whome and
whome from
whome*
whomes
whone*
whones*
whonest
whonestly
whood*
whoodi*
whoodie
whope
whope you
whora
whora*
whoras
whorr*
whorri*
whors*
whorse
whosp*
whospi*
whospital
whospital and
whot
whote*
whotel
whour
whour ago
whour*
whours
whous*
whouse
whouse is
whouse*
whow
whow do
whow i
whow long
whow many
whow much
whow to
whoy
whoy es
whoy me
whoy no
whoy se
whrs
whubi*
whubie*
whubiera
whuel*
whuma*
whung
whung*
whungr*
whungry
whurt
whurt my
whurt myself
whurt*
whurti*
whurting
whurts
whusb*
whusba*
whusband
whusband is
whusband says
wi
wi already
wi am
wi ask
wi be
wi bought
wi burned
wi call
wi called
wi can
wi change
wi could
wi cut
wi deserve
wi did
wi do
wi drank
wi drink
wi feel
wi fell
wi felt
wi find
wi found
wi gave
wi get
wi go
wi got
wi had
wi hate
wi have
wi hear
wi hit
wi hope
wi just
wi keep
wi know
wi laughed
wi leave
wi left
wi lied
wi like
wi live
wi look
wi lost
wi love
wi made
wi make
wi mean
wi miss
wi missed
wi need
wi never
wi only
wi overdosed
wi owe
wi picked
wi poured
wi put
wi quit
wi read
wi relapsed
wi run
wi said
wi saw
wi say
wi see
wi should
wi sleep
wi smoked
wi speak
wi stand
wi still
wi stop
wi stopped
wi swallowed
wi swear
wi take
wi talk
wi tell
wi think
wi thought
wi threw
wi told
wi took
wi tried
wi use
wi used
wi want
wi wanted
wi was
wi went
wi will
wi wish
wi work
wi would
wi write
wibup*
wibupr*
wibuprofen
wice
wid
widea
widk
wif
wif a
wif anyone
wif i
wif it
wif you
wigno*
wignor*
wigua*
wigual
will
wimag*
wimagi*
wimmi*
wimmig*
wimpo*
win
win #
win a
win an
win and
win front
win group
win hand
win her
win his
win it
win law
win my
win one
win our
win recovery
win that
win the
win there
win this
win your
wincl*
winclu*
winco*
winje*
winjec*
winsi*
winsid*
winside
winst*
winsta
winsta*
winstagram
winste*
winstead
winstead of
winsu*
winsul*
winsulin
winsur*
winsurance
winte*
winten*
wintente
winter*
winterview
winto
winto a
winto my
winto the
winut*
winuti*
winutil
winve*
winvi*
winye*
winyec*
wipho*
wiphon*
wiphone
wir
wir a
wir al
wis
wis #
wis a
wis all
wis asleep
wis at
wis back
wis been
wis breathing
wis cold
wis coming
wis dead
wis drunk
wis fine
wis friday
wis going
wis gone
wis good
wis got
wis how
wis in
wis it
wis my
wis no
wis not
wis ok
wis on
wis open
wis out
wis quiet
wis snoring
wis so
wis still
wis talking
wis that
wis the
wis there
wis too
wis up
wis very
wis what
wit
wit a
wit again
wit all
wit and
wit at
wit back
wit does
wit down
wit every
wit for
wit i
wit in
wit is
wit normal
wit off
wit ok
wit on
wit out
wit to
wit tonight
wit up
wit was
wit will
wit with
wit would
wits
wits my
wits not
wjail
wjaw
wjefa
wjefe
wjeri*
wjerin*
wjeringa
wjerk*
wjerki*
wjerking
wjob
wjoin
wjoke
wjoki*
wjokin*
wjoking
wjour*
wjourn*
wjuar*
wjuare*
wjuarez
wjudg*
wjudge
wjuev*
wjueve*
wjueves
wjuga*
wjuic*
wjuice
wjuli*
wjump
wjump*
wjumpe*
wjumped
wjunk*
wjunki*
wjunkie
wjunt*
wjunta
wjust
wjust a
wjust do
wjust had
wjust me
wjust need
wjust stop
wjust want
wjust wanted
wkeep
wkeep a
wkeep going
wkeep it
wkeep my
wkeep thinking
wkeep*
wkeeps
wkeeps saying
wkey
wkeys
wkick*
wkicke*
wkicked
wkicki*
wkicking
wkid
wkid is
wkidd*
wkiddi*
wkidding
wkids
wkids are
wkill
wkill me
wkill myself
wkill*
wkille*
wkilled
wkilli*
wkilling
wkilling me
wkind
wkind of
wkind to
wkit
wkitc*
wkitch*
wkitchen
wklon*
wklono*
wklonopin
wknee
wknif*
wknife
wknit*
wknoc*
wknow
wknow a
wknow how
wknow if
wknow the
wknow what
wknow where
wknow why
wknow*
wknows
wknuc*
wknuck*
wla
wla azotea
wla boca
wla boda
wla botella
wla cabeza
wla calle
wla cama
wla cara
wla casa
wla clinica
wla coca
wla cocina
wla cuenta
wla dosis
wla escuela
wla esquina
wla fiesta
wla heroina
wla junta
wla linea
wla luz
wla mano
wla mesa
wla metadona
wla muerte
wla navaja
wla noche
wla panza
wla pared
wla piel
wla pistola
wla presion
wla puerta
wla reunion
wla semana
wla ultima
wla ventana
wla vida
wlabi*
wlado
wlady
wlake
wland*
wlandl*
wlandlord
wlane
wlarg*
wlas
wlas #
wlas ganas
wlas llaves
wlas manos
wlas pastillas
wlas piernas
wlas unas
wlas vias
wlast
wlast month
wlast night
wlast spring
wlast time
wlast week
wlast year
wlast*
wlasti*
wlate
wlate*
wlater
wlaug*
wlaugh
wlaugh*
wlaughed
wlaughing
wlaun*
wlaund*
wlaundry
wlaw
wle
wle di
wle dije
wle esta
wle menti
wle puse
wleag*
wleagu*
wleague
wlean
wlear*
wlearn
wlearn*
wlearned
wleav*
wleave
wleave he
wleave*
wleaves
wleavi*
wleaving
wleaving the
wleft
wleft the
wleft*
wlefto*
wleftover
wleg
wlega*
wlegal
wlegs
wlegs are
wleng*
wlengu*
wlengua
wles
wlet
wlet me
wlett*
wlette*
wletters
wleva*
wlevan*
wlibr*
wlibra*
wlibrary
wlibro
wlice*
wlicen*
wlicense
wlie
wlied
wlied to
wlife
wlife insurance
wlife is
wligh*
wlight
wlight*
wlighter
wlights
wlike
wlike #
wlike a
wlike an
wlike i
wlike that
wlike the
wlike this
wlike to
wlike you
wlike*
wlikes
wlimi*
wlimit*
wlimited
wlimp*
wlimpi*
wlimpia
wlimpio
wlind*
wline
wline on
wline*
wlinea
wlines
wlink
wlink for
wlips
wlips are
wliqu*
wliquo*
wliquor
wliquor store
wlist
wlist*
wliste*
wlisten
wlite*
wliter*
wliterally
wlitt*
wlittl*
wlittle
wlittle brother
wlive
wlive*
wliver
wlives
wlivi*
wlivin*
wliving
wllam*
wllama
wllama*
wllamar
wllamo
wllav*
wllave*
wllaves
wlleg*
wllega*
wllegar
wllego
wllegu*
wllegue
wllen*
wllev*
wlleva
wlleva*
wllevo
wllevo #
wllevo un
wllor*
wllora*
wllorando
wlo
wlo de
wlo dejo
wlo hago
wlo mejor
wlo mismo
wlo que
wlo voy
wload*
wloade*
wloaded
wloca*
wlocal
wlock
wlock*
wlocke*
wlocked
wlocked in
wlocks
wlone*
wlonel*
wlonely
wlong
wlong*
wlonge*
wlonger
wlook
wlook at
wlook for
wlook like
wlook*
wlooke*
wlooked
wlooki*
wlooking
wlooking at
wlooking for
wlooking to
wlooks
wlora*
wloraz*
wlorazepam
wlos
wlos #
wlos brazos
wlos dias
wlos ninos
wlos ojos
wlos platos
wlos que
wlose*
wloser
wlost
wlost #
wlost my
wlot
wlot of
wloud
wlove
wlove*
wloved
wluck
wlueg*
wluego
wlunc*
wlunch
wlune*
wlunes
wluxu*
wluxur*
wluxury
wluz
wmach*
wmache*
wmachete
wmachi*
wmachine
wmad
wmade
wmade a
wmade me
wmadr*
wmadre
wmadri*
wmaes*
wmaest*
wmail
wmail*
wmain
wmake
wmake it
wmake me
wmake*
wmakes
wmakes me
wmaki*
wmakin*
wmaking
wmaking a
wmal
wmali*
wmalil*
wmama
wman
wman who
wmana*
wmanag*
wmanager
wmanan*
wmanana
wmand*
wmanda
wmanda*
wmando
wmano
wmano y
wmano*
wmanos
wmany
wmaqu*
wmaqui*
wmarc*
wmarca*
wmarch
wmare*
wmarea*
wmari*
wmaric*
wmarid*
wmarido
wmark*
wmarks
wmarr*
wmarri*
wmart*
wmarte*
wmartes
wmas
wmata
wmata*
wmatar
wmatar*
wmatarme
wmate
wmato
wmatt*
wmatte*
wmay
wmayb*
wmaybe
wme
wme #
wme a
wme again
wme and
wme at
wme back
wme but
wme by
wme corte
wme cuesta
wme da
wme deja
wme despido
wme dieron
wme dijo
wme dio
wme down
wme duele
wme esta
wme estoy
wme from
wme haha
wme how
wme i
wme if
wme in
wme is
wme la
wme las
wme last
wme lo
wme luck
wme meti
wme off
wme on
wme out
wme pase
wme pega
wme pego
wme pide
wme puso
wme quedan
wme queme
wme quemo
wme quiero
wme siento
wme so
wme the
wme tiemblan
wme to
wme tome
wme up
wme va
wme voy
wme when
wme with
wmean
wmean*
wmeans
wmedi*
wmedia
wmedic*
wmedicine
wmedico
wmedio
wmeds
wmeet
wmeet*
wmeeti*
wmeeting
wmeeting and
wmeetings
wmejo*
wmejor
wmemb*
wmembe*
wmemo*
wmemor*
wmen
wmeno*
wmenos
wmens*
wmensa*
wmensaje
wment*
wmenti
wmenti*
wmenu
wmerc*
wmere*
wmes
wmesa
wmese*
wmeses
wmess*
wmessa*
wmessage
wmessage me
wmeta*
wmetad*
wmetadona
wmetadona y
wmete*
wmeter*
wmeterme
wmeth
wmeth*
wmetha*
wmethadone
wmeti
wmeti*
wmetio
wmezc*
wmezcl*
wmi
wmi abuela
wmi amiga
wmi bebe
wmi casa
wmi companero
wmi esposa
wmi esposo
wmi ex
wmi familia
wmi hermana
wmi hermano
wmi hija
wmi hijo
wmi jefa
wmi jefe
wmi mama
wmi marido
wmi mujer
wmi nino
wmi novia
wmi novio
wmi padrastro
wmi padrino
wmi papa
wmi pareja
wmi perro
wmi primo
wmi tio
wmi vida
wmi vieja
wmidn*
wmidni*
wmidnight
wmied*
wmiedo
wmiedo de
wmier*
wmil
wmin
wmind
wmine
wminu*
wminut*
wminutes
wminutos
wmio
wmira*
wmis
wmis hijos
wmis pastillas
wmism*
wmismo
wmiss
wmiss my
wmiss the
wmiss*
wmisse*
wmissed
wmist*
wmista*
wmistake
wmita*
wmitad
wmixe*
wmixed
wmode*
wmoder*
wmods
wmoll*
wmolly
wmom
wmom is
wmoms
wmond*
wmonda*
wmonday
wmondays
wmone*
wmoney
wmont*
wmonth
wmonth*
wmonths
wmonths and
wmora*
wmorad*
wmorado
wmord*
wmore
wmore than
wmori*
wmorir
wmorir*
wmorirme
wmorn*
wmorni*
wmorning
wmost
wmost*
wmostl*
wmostly
wmota
wmoth*
wmothe*
wmother
wmother is
wmout*
wmouth
wmove
wmove*
wmoved
wmoved to
wmovi*
wmovie
wmovin*
wmoving
wmuch
wmuch*
wmucha
wmucha*
wmuchas
wmucho
wmuer*
wmuerd*
wmuert*
wmuerte
wmuev*
wmueve
wmuje*
wmujer
wmujer*
wmujeres
wmund*
wmundo
wmurd*
wmurde*
wmurder
wmuri*
wmurio
wmurio mi
wmusi*
wmusic
wmusic*
wmusica
wmusl*
wmuy
wmy
wmy #
wmy arm
wmy arms
wmy aunt
wmy back
wmy bed
wmy body
wmy boss
wmy boyfriend
wmy brother
wmy car
wmy cat
wmy chest
wmy clinic
wmy counselor
wmy cousin
wmy dad
wmy daughter
wmy dealer
wmy doctor
wmy dog
wmy ex
wmy face
wmy father
wmy fault
wmy first
wmy friend
wmy friends
wmy girlfriend
wmy grandmother
wmy grandson
wmy guy
wmy hand
wmy hands
wmy head
wmy heart
wmy husband
wmy insulin
wmy job
wmy keys
wmy kid
wmy kids
wmy klonopin
wmy knee
wmy last
wmy late
wmy leg
wmy legs
wmy life
wmy little
wmy meds
wmy methadone
wmy mom
wmy moms
wmy mother
wmy mouth
wmy name
wmy neck
wmy neighbor
wmy nephew
wmy new
wmy old
wmy one
wmy own
wmy parents
wmy phone
wmy pills
wmy room
wmy roommate
wmy sister
wmy skin
wmy sobriety
wmy son
wmy sponsor
wmy stepdad
wmy stomach
wmy suboxone
wmy therapist
wmy thigh
wmy throat
wmy toddler
wmy tongue
wmy uncle
wmy whole
wmy wife
wmy wrist
wmy wrists
wmy xanax
wmyse*
wmysel*
wmyself
wmyself in
wmyself with
wn
wnada
wnadi*
wnadie
wnadie me
wnadie se
wnadie te
wnail*
wnails
wnalo*
wnalox*
wnaloxona
wnaloxona y
wnaloxone
wnalt*
wnaltr*
wnaltrexone
wname
wname is
wname*
wnap
wnarc*
wnarca*
wnarcan
wnava*
wnavaj*
wnavaja
wnear
wnear the
wnear*
wnearl*
wnearly
wnece*
wneces*
wnecesito
wneck
wneed
wneed a
wneed to
wneed*
wneede*
wneeded
wneedl*
wneedle
wneeds
wneeds to
wnegr*
wneig*
wneigh*
wneighbor
wneighbor is
wneighbors
wneph*
wnephe*
wnephew
wnerv*
wnervi*
wnervo*
wnervous
wneve*
wnever
wnew
wnew job
wnews
wnext
wnext to
wnext week
wni
wnice
wniet*
wnieto
wnigh*
wnight
wnight and
wnight i
wnight*
wnights
wnina
wnine
wnino
wnino*
wninos
wno
wno aguanto
wno alcohol
wno bebo
wno booze
wno contesta
wno despertar
wno despierta
wno es
wno estoy
wno hay
wno he
wno la
wno le
wno lo
wno me
wno more
wno one
wno para
wno puedo
wno quiero
wno reacciona
wno reason
wno respira
wno sabe
wno se
wno siento
wno soy
wno te
wno tengo
wno tomo
wno voy
wnobo*
wnobod*
wnobody
wnobody wants
wnobody would
wnoch*
wnoche
wnoche*
wnoches
wnodd*
wnoddi*
wnodding
wnois*
wnoise
wnoma*
wnomas
wnoon
wnorm*
wnorma*
wnormal
wnormal to
wnort*
wnos
wnot
wnot answer
wnot be
wnot belong
wnot breathe
wnot breathing
wnot care
wnot come
wnot count
wnot do
wnot drink
wnot eat
wnot even
wnot feel
wnot for
wnot get
wnot going
wnot had
wnot have
wnot hit
wnot hold
wnot hurt
wnot keep
wnot know
wnot let
wnot moving
wnot need
wnot real
wnot say
wnot see
wnot sleep
wnot stand
wnot stay
wnot stop
wnot talk
wnot tell
wnot think
wnot to
wnot wake
wnot want
wnote
wnoth*
wnothi*
wnothing
wnoti*
wnotic*
wnotice
wnoticed
wnove*
wnovi*
wnovia
wnovio
wnovio me
wnow
wnow and
wnow he
wnow i
wnow my
wnow she
wnues*
wnuest*
wnuev*
wnueve
wnuevo
wnuevo*
wnuevos
wnumb
wnumb*
wnumbe*
wnumber
wnumber for
wnumber is
wnume*
wnumer*
wnumero
wnunc*
wnunca
wnurs*
wnurse
wnurse*
wnurses
wo
wobli*
woblig*
wocho
wocho anos
wocup*
wof
wof #
wof a
wof her
wof his
wof it
wof jail
wof me
wof my
wof our
wof pills
wof the
wof them
wof vodka
wof wine
wof you
woff
woff and
woff at
woff my
woff the
woff without
woffe*
woffer
woffer*
woffi*
woffic*
woffice
wofre*
woh
woh one
woigo
wojal*
wojala
wojala te
wojo
wojos
wok
wok to
wokay
wold
womg
won
won a
won and
won elm
won friday
won her
won his
won it
won me
won methadone
won monday
won my
won purpose
won saturday
won sunday
won the
won this
won thursday
won tuesday
wonce
wone
wone and
wone day
wone more
wone of
wone two
wone year
wones
wonli*
wonlin*
wonline
wonly
wonly #
wonly thing
wopen
wopen and
wopen*
wopene*
wopened
wopio*
wopioi*
wopioid
wor
wor is
worde*
worder
worder*
wordered
worg
worin*
wothe*
wother
wother*
wotra
wotra vez
wotro
wour
wout
wout and
wout at
wout in
wout of
wout on
wout the
wouts*
woutsi*
woutside
woutside my
wover
wover and
wover my
wover the
wover*
woverd*
woverdose
woverdosed
wowe
wown
woxy
woxys
wpack
wpack*
wpacke*
wpacked
wpadr*
wpadra*
wpadrastro
wpadre
wpadri*
wpadrino
wpaga*
wpagar
wpage
wpagi*
wpagin*
wpagina
wpago
wpago bien
wpagu*
wpague
wpaid
wpain
wpain*
wpaint*
wpainted
wpais
wpan
wpanc*
wpanca*
wpancakes
wpanz*
wpanza
wpapa
wpape*
wpapel*
wpaper
wpaper*
wpapers
wpara
wpara de
wpara dormir
wpara el
wpara la
wpara mi
wpara no
wpara que
wpara sentir
wpara siempre
wpara*
wparac*
wparacetamol
wparar
wparc*
wparch*
wpare*
wpared
wparej*
wpareja
wparen*
wparents
wpark
wpark*
wparke*
wparked
wparki*
wparking
wparking lot
wparo
wpart
wpart of
wpart*
wparti*
wpartn*
wpartner
wparty
wpasa
wpasa*
wpasar
wpase
wpase*
wpaso
wpass
wpass*
wpasse*
wpassed
wpassed out
wpassw*
wpast
wpast the
wpast*
wpasti*
wpastilla
wpastillas
wpastillas de
wpastillas en
wpastillas para
wpastillas y
wpatc*
wpatch
wpatch*
wpatches
wpate*
wpath*
wpathe*
wpathetic
wpati*
wpatie*
wpatr*
wpay
wpayd*
wpayda*
wpayday
wpayi*
wpayin*
wpaying
wpaz
wpeac*
wpeace
wpech*
wpecho
wpedi*
wpedia*
wpedid*
wpee
wpega
wpega*
wpegan*
wpegando
wpegando a
wpego
wpele*
wpeli*
wpelic*
wpelicula
wpelig*
wpelo
wpena
wpens*
wpensa*
wpensando
wpensando en
wpensar
wpensi*
wpension
wpeop*
wpeopl*
wpeople
wpeople are
wpeople who
wpeor
wperc*
wpercs
wperd*
wperdi
wperdo*
wperdon
wperf*
wperi*
wperic*
wperico
wperm*
wpero
wpero me
wpero no
wpero ya
wperr*
wperro
wpers*
wperso*
wperson
wpersona
wpeso*
wpesos
wphar*
wpharm*
wpharmacist
wpharmacy
wphen*
wpheno*
wphon*
wphone
wphone and
wphot*
wpic
wpick
wpick up
wpick*
wpicke*
wpicked
wpicked up
wpicki*
wpicking
wpicn*
wpicni*
wpicnic
wpict*
wpictu*
wpicture
wpide
wpie
wpied*
wpiedr*
wpiedra
wpiel
wpien*
wpiens*
wpienso
wpienso en
wpier*
wpiern*
wpiernas
wpill
wpill*
wpillo*
wpillow
wpills
wpills and
wpills in
wpinc*
wpinch*
wpipe
wpiso
wpist*
wpisto*
wpistola
wpizz*
wpizza
wplac*
wplaca*
wplace
wplan
wplan for
wplan to
wplan*
wplann*
wplanning
wplant*
wplants
wplat*
wplate
wplatf*
wplatform
wplato*
wplatos
wplay
wplay*
wplea*
wpleas*
wplease
wplug
wplug in
wplus
wpock*
wpocke*
wpoco
wpodc*
wpodca*
wpodcast
wpoin*
wpoint
wpoint of
wpoint*
wpoints
wpois*
wpoiso*
wpoison
wpoison control
wpoli*
wpolic*
wpor
wpor aqui
wpor el
wpor eso
wpor favor
wpor la
wpor las
wpor mi
wpor primera
wpor que
wpor si
wpor un
wpor una
wporq*
wporqu*
wporque
wport*
wpost
wpost*
wposte*
wposti*
wposting
wposts
wpoun*
wpound*
wpounding
wpour*
wpoure*
wpoured
wprac*
wpract*
wpractice
wpray
wpray*
wprec*
wpreci*
wprecio
wpreg*
wpregn*
wpregnant
wpregnant and
wpregu*
wpregunta
wpreguntar
wpregunto
wpres*
wpresc*
wprescription
wpresi*
wpresion
wpress*
wprest*
wpret*
wprete*
wpric*
wprice
wprice*
wprices
wprim*
wprime*
wprimer
wprimera
wprimera vez
wprimo
wprin*
wpriv*
wpriva*
wprivate
wprob*
wproba*
wprobl*
wproblem
wprof*
wprofi*
wprofile
wprom*
wpromi*
wpromise
wprop*
wpropo*
wproposito
wprou*
wproud
wproud of
wpsyc*
wpsych*
wpubl*
wpubli*
wpued*
wpuede
wpuedo
wpuedo dejar
wpuen*
wpuent*
wpuente
wpuer*
wpuert*
wpuerta
wpues*
wpuest*
wpuki*
wpukin*
wpuking
wpull*
wpulle*
wpulled
wpuls*
wpulse
wpunc*
wpunch*
wpunched
wpunches
wpuni*
wpunis*
wpunt*
wpunto
wpunto*
wpuntos
wpuro
wpurp*
wpurpl*
wpurple
wpurpo*
wpurpose
wpuse
wpush
wpusi*
wpusie*
wpusieron
wpuso
wput
wput a
wput his
wput it
wput my
wput the
wputt*
wputti*
wputting
wque
wque deje
wque el
wque era
wque es
wque estaba
wque estoy
wque fue
wque hacer
wque hago
wque hora
wque hoy
wque la
wque le
wque lo
wque me
wque no
wque se
wque si
wque ya
wqued*
wqueda*
wquedan
wquede
wquedo
wquem*
wquema
wquema*
wqueme
wquemo
wquemo el
wquer*
wqueri*
wqueria
wques*
wquest*
wquestion
wquestions
wquie*
wquien
wquien me
wquier*
wquiere
wquiero
wquiero dejar
wquiero morir
wquiero que
wquiero una
wquiet
wquin*
wquinc*
wquis*
wquise
wquisi*
wquisiera
wquit
wquit drinking
wquit*
wquita
wquita*
wquitt*
wquitting
wraci*
wracin*
wracing
wradi*
wradio
wrais*
wraise
wran
wran out
wrape*
wraped
wraro
wrath*
wrathe*
wrather
wrato
wraw
wraya
wrazo*
wrazor
wreac*
wreacc*
wreacciona
wreach
wread
wread*
wreadi*
wreading
wreads
wready
wreal
wreal*
wreale*
wreales
wreall*
wreally
wreas*
wreaso*
wreason
wreca*
wrecae*
wrecaer
wrecai
wrecai*
wrece*
wrecet*
wreceta
wreci*
wrecip*
wreco*
wrecog*
wrecom*
wrecon*
wrecor*
wrecov*
wrecovery
wrecu*
wrecup*
wrecuperacion
wred
wrefi*
wrefil*
wrefill
wrefu*
wrefus*
wrega*
wregal*
wregale
wregalo
wregi*
wregis*
wregr*
wregre*
wregret
wreha*
wrehab
wrein*
wrela*
wrelap*
wrelapse
wrelapsed
wrelapsed on
wreli*
wrelie*
wrelieved
wreme*
wremem*
wremember
wremo*
wrent
wrent*
wrenta
wrepl*
wrepo*
wrepor*
wreport
wrese*
wresea*
wresearch
wreset
wresp*
wrespe*
wrespi*
wrespira
wrespirar
wrespo*
wrest
wrest of
wrest*
wresu*
wresul*
wreti*
wretu*
wretur*
wreun*
wreuni*
wreunion
wrevi*
wrevis*
wrice
wride
wrifl*
wrifle
wrigh*
wright
wright now
wring
writa*
writal*
writalin
wrive*
wriver
wrivo*
wrivot*
wrivotril
wroad
wrobo*
wrobot
wroll*
wrolle*
wromp*
wrompi*
wrompio
wron
wronc*
wroof
wroom
wroom*
wroomm*
wroommate
wropa
wrope
wroun*
wround
wrubb*
wrubbe*
wrubber
wruid*
wruido
wrun
wrun the
wrunn*
wrunni*
wrunning
wsaba*
wsabad*
wsabado
wsabe
wsabe de
wsabe que
wsabe*
wsad
wsafe
wsafe*
wsafet*
wsafety
wsaid
wsaid he
wsaid i
wsaid it
wsaid no
wsaid yes
wsale
wsalg*
wsalgo
wsali
wsali*
wsalio
wsalir
wsalt*
wsalte
wsalu*
wsame
wsand*
wsandw*
wsandwich
wsang*
wsangr*
wsangrando
wsangrar
wsangre
wsat
wsatu*
wsatur*
wsaturday
wsave*
wsaved
wsavi*
wsavin*
wsaw
wsay
wsay i
wsayi*
wsayin*
wsaying
wsaying he
wsays
wsays he
wsays i
wsays if
wsays it
wsays its
wsays she
wsays the
wscar*
wscare*
wscared
wscared of
wscared to
wscars
wscho*
wschoo*
wschool
wscor*
wscore
wscra*
wscrat*
wscratched
wscratched my
wscre*
wscrea*
wscreaming
wscree*
wscri*
wscrip*
wscript
wse
wse cayo
wse comio
wse como
wse encerro
wse esta
wse fue
wse llama
wse lo
wse me
wse metio
wse puede
wse puso
wse que
wse si
wse tomo
wse va
wse ve
wsea
wseat*
wseats
wseco*
wsecon*
wsecond
wsecr*
wsecre*
wsee
wsee it
wsee my
wsee the
wsee you
wseei*
wseein*
wseeing
wsegu*
wsegui*
wseguidores
wseguir
wsegun*
wsegundo
wsegundo dia
wsegur*
wseguro
wseis
wseiz*
wseizu*
wseizure
wself
wself harm
wself*
wselfh*
wselfharm
wsell
wsell*
wselli*
wselling
wsells
wsema*
wseman*
wsemana
wsemana y
wsemanas
wsend
wseno*
wsenor*
wsenora
wsens*
wsent
wsent*
wsenta*
wsenti*
wsentido
wsentir
wser
wseri*
wseria
wserio*
wserv*
wservi*
wservice
wset
wseve*
wseven
wshak*
wshake
wshake*
wshakes
wshaki*
wshaking
wshaking and
wshar*
wshare
wshare*
wshared
wshe
wshe drinks
wshe has
wshe is
wshe said
wshe says
wshe took
wshe was
wshe will
wshee*
wsheet*
wsheets
wshel*
wshelt*
wshelter
wshif*
wshift
wship*
wshipp*
wshipping
wshoe*
wshoes
wshoo*
wshook
wshoot
wshop
wshor*
wshort
wshot
wshot*
wshots
wshou*
wshoul*
wshould
wshould be
wshould have
wshould i
wshould not
wshov*
wshove*
wshoved
wshow
wshow*
wshowe*
wshowed
wshowed me
wshower
wshro*
wshroo*
wshrooms
wshut
wshut up
wsi
wsi lo
wsi me
wsi no
wsick
wside
wsiem*
wsiemp*
wsiempre
wsien*
wsient*
wsiento
wsiento que
wsiet*
wsiete
wsign
wsign*
wsigna*
wsignal
wsignals
wsigo
wsigu*
wsigue
wsigue*
wsile*
wsilen*
wsill*
wsin
wsin alcohol
wsin beber
wsin mi
wsin receta
wsin tomar
wsinc*
wsince
wsince #
wsince i
wsince my
wsince the
wsince yesterday
wsing*
wsingl*
wsingle
wsink
wsirv*
wsist*
wsiste*
wsister
wsister is
wsit
wsite
wsitt*
wsitti*
wsitting
wsitting in
wsix
wsix years
wsixt*
wskin
wskin is
wskip*
wskipp*
wskipping
wslap*
wslapp*
wslapped
wslaps
wslee*
wsleep
wsleep with
wsleep*
wsleeping
wsleeping pills
wsleepy
wsleev*
wsleeves
wslep*
wslept
wslid*
wslip*
wslipp*
wslipped
wslow
wsmal*
wsmall
wsmel*
wsmell
wsmell*
wsmok*
wsmoke
wsmoke*
wsmoked
wsmoki*
wsmoking
wsnap
wsnap*
wsnor*
wsnori*
wsnoring
wsnort*
wsnow
wso
wso bad
wso hard
wso i
wso it
wso much
wso my
wso they
wso tired
wsoak*
wsoake*
wsoaked
wsobe*
wsober
wsober and
wsober house
wsober*
wsobr*
wsobre
wsobre*
wsobredosis
wsobri*
wsobriety
wsobriety date
wsobrio
wsock
wsock*
wsocks
wsola
wsold
wsoli*
wsolo
wsolo en
wsome
wsome*
wsomeb*
wsomebody
wsomeo*
wsomeone
wsomeone to
wsomet*
wsomething
wsometimes
wson
wson is
wsone
wsone que
wsong
wsoon
wsorr*
wsorry
wsorry for
wsoun*
wsound
wsound*
wsounds
wsoup
wsoy
wsoy una
wspar*
wspare
wspea*
wspeak
wspeak*
wspeaker
wspel*
wspell
wspid*
wspide*
wspin*
wspins
wspon*
wspons*
wsponsor
wsponsor is
wspot
wspra*
wspri*
wsprin*
wspring
wst
wstab
wstab*
wstabb*
wstabbed
wstai*
wstair*
wstairs
wstan*
wstand
wstand*
wstanding
wstanding on
wstar*
wstart
wstart*
wstarted
wstarting
wstarts
wstat*
wstate
wstati*
wstation
wstay
wstay*
wstayi*
wstaying
wstea*
wstep
wstep*
wstepd*
wstepdad
wstic*
wstif*
wstiff
wstil*
wstill
wstill hurts
wstit*
wstitc*
wstom*
wstoma*
wstomach
wstop
wstop me
wstop*
wstopp*
wstopped
wstopped drinking
wstopped my
wstopping
wstops
wstor*
wstore
wstory
wstov*
wstove
wstra*
wstran*
wstranger
wstre*
wstrea*
wstreak
wstree*
wstreet
wstri*
wstrip
wstrip*
wstrips
wstro*
wstron*
wstrong
wstuc*
wstuck
wstud*
wstude*
wstudent
wstuf*
wstuff
wstup*
wstupi*
wstupid
wsu
wsubi*
wsubo*
wsubox*
wsuboxone
wsubs
wsubs*
wsubsc*
wsubscribe
wsuda*
wsudo
wsudo frio
wsueg*
wsuegr*
wsuel*
wsuen*
wsueno
wsuga*
wsugar
wsuic*
wsuici*
wsuicidal
wsuicide
wsumm*
wsumme*
wsummer
wsund*
wsunda*
wsunday
wsunr*
wsunri*
wsunrise
wsupe*
wsupp*
wsuppo*
wsupposed
wsupposed to
wsure
wsurg*
wsurge*
wsurgery
wsurv*
wsurvi*
wsurvived
wsus
wswal*
wswall*
wswallow
wswallowed
wswallowed a
wswap
wswea*
wswear
wsweat
wsweat*
wsweating
wsweats
wtabl*
wtable
wtable*
wtablets
wtach*
wtacha*
wtachas
wtaco*
wtacos
wtake
wtake homes
wtake ibuprofen
wtake my
wtake the
wtake*
wtaken
wtakes
wtaki*
wtakin*
wtaking
wtalk
wtalk me
wtalk to
wtalk*
wtalke*
wtalked
wtalked about
wtalki*
wtalking
wtalking to
wtall*
wtalle*
wtaller
wtamb*
wtambi*
wtambien
wtant*
wtanto
wtape*
wtaper*
wtapering
wtard*
wtarde
wtare*
wtarea
wtast*
wtaste
wtaste*
wtatt*
wtatto*
wtaug*
wtaugh*
wtaught
wtaught me
wte
wtea
wteac*
wteach
wteach*
wteam
wtech*
wtecho
wteet*
wteeth
wtele
wtele*
wtelef*
wtelefono
wteleg*
wtelegram
wtell
wtell me
wtell my
wtell*
wtelli*
wtelling
wtelling me
wtells
wtemb*
wtembl*
wtemblando
wten
wten minutes
wten years
wteng*
wtengo
wtengo #
wtengo el
wtengo ganas
wtengo la
wtengo las
wtengo miedo
wtengo una
wteni*
wtera*
wterap*
wterapeuta
wterc*
wterce*
wtercer
wtercer dia
wterm*
wtermi*
wtermine
wtermino
wterr*
wterri*
wtest
wtest*
wtext
wtext me
wtext*
wtexte*
wtexted
wthan
wthan i
wthan*
wthank
wthank you
wthank*
wthanks
wthanks for
wthat
wthat i
wthat is
wthat was
wthe
wthe #
wthe app
wthe baby
wthe bar
wthe bathroom
wthe bed
wthe belt
wthe blade
wthe bottle
wthe bridge
wthe bus
wthe car
wthe cat
wthe church
wthe clinic
wthe closet
wthe clubhouse
wthe coach
wthe coffee
wthe couch
wthe craving
wthe dark
wthe day
wthe dentist
wthe difference
wthe doctor
wthe dog
wthe door
wthe drawer
wthe drink
wthe edge
wthe end
wthe first
wthe floor
wthe fridge
wthe game
wthe garage
wthe good
wthe group
wthe gun
wthe guy
wthe hair
wthe hallway
wthe health
wthe hospital
wthe house
wthe kids
wthe kitchen
wthe lady
wthe lake
wthe last
wthe letters
wthe library
wthe lighter
wthe liquor
wthe little
wthe meeting
wthe morning
wthe needle
wthe new
wthe next
wthe night
wthe number
wthe nurse
wthe old
wthe one
wthe only
wthe other
wthe parking
wthe party
wthe pharmacy
wthe phone
wthe pills
wthe point
wthe post
wthe radio
wthe razor
wthe rent
wthe rest
wthe river
wthe roof
wthe room
wthe rope
wthe same
wthe shakes
wthe shelter
wthe shower
wthe sink
wthe sober
wthe sound
wthe speaker
wthe stairs
wthe store
wthe stove
wthe table
wthe time
wthe toilet
wthe train
wthe truck
wthe trunk
wthe tub
wthe tuesday
wthe tv
wthe urge
wthe voices
wthe wall
wthe way
wthe wedding
wthe wheel
wthe whole
wthe window
wthe world
wthe yard
wthei*
wtheir
wthem
wthen
wthen i
wthen the
wther*
wthera*
wtherapist
wtherapy
wthere
wthere a
wthere are
wthere is
wthere was
wthes*
wthese
wthese days
wthey
wthey are
wthey said
wthey were
wthey will
wthey would
wthig*
wthigh
wthigh*
wthighs
wthin*
wthing
wthing that
wthing*
wthings
wthink
wthink about
wthink i
wthink*
wthinking
wthinking about
wthinking of
wthinks
wthir*
wthird
wthirt*
wthirty
wthis
wthis app
wthis forum
wthis group
wthis is
wthis morning
wthis time
wthis week
wthis weekend
wthis world
wthis year
wthos*
wthose
wthou*
wthoug*
wthought
wthought about
wthoughts
wthre*
wthrea*
wthread
wthree
wthree days
wthrew
wthrew up
wthri*
wthro*
wthroa*
wthroat
wthrou*
wthrough
wthrough the
wthrow
wthrow*
wthrowing
wthrowing up
wthrows
wthru
wthru the
wthur*
wthurs*
wthursday
wtick*
wticke*
wtickets
wtiem*
wtiemb*
wtiembla
wtiemblan
wtiemblan las
wtiemblo
wtiemp*
wtiempo
wtien*
wtiene
wtiene la
wtiene los
wtiene*
wtienen
wtil
wtill
wtill i
wtill it
wtime
wtime i
wtime in
wtime you
wtime*
wtimes
wtiny
wtio
wtira*
wtirad*
wtirado
wtirar
wtire
wtire*
wtired
wtired of
wtiro
wto
wto #
wto a
wto ask
wto be
wto bed
wto buy
wto call
wto come
wto cut
wto die
wto do
wto drink
wto end
wto feel
wto find
wto get
wto give
wto go
wto her
wto him
wto his
wto hurt
wto it
wto keep
wto kill
wto know
wto leave
wto live
wto me
wto my
wto pay
wto put
wto quit
wto report
wto say
wto see
wto sleep
wto stay
wto stop
wto take
wto talk
wto tell
wto the
wto use
wto work
wto you
wtoas*
wtoast
wtoca
wtoda
wtoda la
wtoda*
wtodas
wtodav*
wtodavia
wtoday
wtoday and
wtoday i
wtoday is
wtodd*
wtoddl*
wtoddler
wtodo
wtodo el
wtodo*
wtodos
wtodos los
wtoge*
wtoget*
wtogether
wtoil*
wtoile*
wtoilet
wtold
wtold him
wtold me
wtold my
wtold the
wtoma
wtoma*
wtomab*
wtomaba
wtoman*
wtomando
wtomar
wtomar y
wtomat*
wtomatoes
wtome
wtome dos
wtomo
wtomo una
wtomo*
wtomor*
wtomorrow
wtomorrow i
wtong*
wtongu*
wtongue
wtoni*
wtonig*
wtonight
wtonight and
wtonight i
wtonight is
wtoo
wtoo deep
wtoo many
wtoo much
wtook
wtook a
wtook my
wtook the
wtook too
wtoot*
wtooth
wtop
wtoqu*
wtort*
wtouc*
wtouch*
wtouches
wtouches me
wtowe*
wtowel
wtown
wtrab*
wtraba*
wtrabaja
wtrabaja en
wtrabajo
wtrad*
wtrade
wtradi*
wtrading
wtraf*
wtrag*
wtraga*
wtrago
wtragu*
wtrai*
wtraig*
wtraigo
wtrain
wtrain*
wtraining
wtram*
wtrama*
wtramadol
wtran*
wtranq*
wtranquilo
wtras*
wtrash
wtrea*
wtreat*
wtreatment
wtrei*
wtrein*
wtreinta
wtrem*
wtremb*
wtrembling
wtremo*
wtremors
wtren
wtres
wtres dias
wtrie*
wtried
wtried to
wtrip
wtris*
wtrist*
wtriste
wtruc*
wtruck
wtrul*
wtruly
wtrun*
wtrunk
wtrus*
wtrust
wtry
wtryi*
wtryin*
wtrying
wtrying again
wtrying to
wtu
wtub
wtues*
wtuesd*
wtuesday
wturk*
wturke*
wturkey
wturn
wturn*
wturne*
wturned
wturni*
wturning
wtus
wtv
wtwel*
wtwen*
wtwent*
wtwenty
wtwic*
wtwice
wtwo
wtwo bottles
wtwo days
wtwo of
wtwo weeks
wtwo years
wtyle*
wtylen*
wtylenol
wtype
wtypi*
wtypin*
wtyping
wugly
wulti*
wultim*
wultima
wultimo
wun
wun ano
wun ataque
wun cuchillo
wun dia
wun mes
wun rato
wuna
wuna botella
wuna cerveza
wuna convulsion
wuna pastilla
wuna persona
wuna sobredosis
wuna vez
wunas
wuncl*
wuncle
wunde*
wunder
wunder the
wunder*
wunderstand
wunic*
wunico
wuno
wunti*
wuntil
wuntil i
wuntil it
wuntil the
wup
wup and
wup at
wup for
wup in
wup my
wup on
wup the
wup to
wup with
wurge
wurge to
wurge*
wus
wuse
wused
wusin*
wusing
wuste*
wusted*
wustedes
wusua*
wva
wva a
wvaca*
wvacat*
wvacation
wvaci*
wvacu*
wvali*
wvaliu*
wvalium
wvan
wvan a
wve
wvece*
wveces
wveci*
wvecin*
wvecina
wvecino
wvelo*
wvelor*
wvelorio
wvend*
wvenda
wvende
wvende*
wvendi*
wvendo
wvendo mi
wvene*
wvent*
wventa*
wventana
wveo
wver
wverd*
wverda*
wverdad
wverg*
wvergu*
wverguenza
wveri*
wverif*
wverify
wvers*
wversi*
wversion
wvery
wvet
wvez
wvez en
wvez que
wvi
wvias
wvida
wvide*
wvideo
wviej*
wvieja
wviejo
wvien*
wviend*
wviene
wvier*
wviern*
wviernes
wvino
wviol*
wviola*
wviole*
wviolent
wvisi*
wvisit
wvisit*
wviva
wvive
wvive en
wvivi*
wvivir
wvivo
wvoce*
wvoces
wvodk*
wvodka
wvoic*
wvoice
wvoice*
wvoices
wvolu*
wvolun*
wvolunteer
wvolv*
wvolve*
wvolver
wvolvi
wvolvi a
wvolvi*
wvolvio
wvomi*
wvomit*
wvomitar
wvomiting
wvomito
wvoy
wvoy a
wvoz
wvuel*
wvuelt*
wvuelv*
wvuelvo
wwait
wwait*
wwaiti*
wwaiting
wwaiting for
wwake
wwake up
wwaki*
wwakin*
wwaking
wwaking up
wwalk
wwalk*
wwalke*
wwalked
wwalki*
wwalking
wwall
wwall*
wwalls
wwant
wwant a
wwant it
wwant to
wwant*
wwante*
wwanted
wwanted to
wwants
wwants to
wwas
wwas #
wwas a
wwas fine
wwas in
wwas late
wwas never
wwas not
wwas on
wwas so
wwas the
wwast*
wwatc*
wwatch
wwatch*
wwatched
wwatching
wwate*
wwater
wwater down
wwater*
wway
wway home
wway to
wwe
wwe are
wwe both
wwe do
wwe had
wwe have
wwe talked
wweak
wwebs*
wwebsi*
wwebsite
wwedd*
wweddi*
wwedding
wwedn*
wwedne*
wwednesday
wweed
wweek
wweek and
wweek*
wweeke*
wweekend
wweekends
wweeks
wweeks and
wweig*
wweigh*
wweir*
wweird
wwelc*
wwelco*
wwelcome
wwell
wwent
wwent back
wwent to
wwere
wwey
wwhat
wwhat a
wwhat do
wwhat does
wwhat happens
wwhat i
wwhat is
wwhat should
wwhat to
wwhat*
wwhats*
wwhatsapp
wwhee*
wwheel
wwhen
wwhen he
wwhen i
wwhen she
wwhen the
wwhen you
wwher*
wwhere
wwhere can
wwhere do
wwhere i
wwhere the
wwhic*
wwhich
wwhil*
wwhile
wwhis*
wwhisk*
wwhiskey
wwhit*
wwhite
wwho
wwho can
wwho do
wwho has
wwho is
wwho would
wwhoe*
wwhoev*
wwhoever
wwhol*
wwhole
wwhole body
wwhole bottle
wwhy
wwhy i
wwife
wwife is
wwill
wwill be
wwill find
wwill not
wwin
wwind*
wwindo*
wwindow
wwine
wwint*
wwinte*
wwinter
wwish
wwish i
wwish me
wwith
wwith a
wwith her
wwith him
wwith his
wwith it
wwith me
wwith my
wwith no
wwith our
wwith the
wwith this
wwith your
wwith*
wwithd*
wwithdrawal
wwitho*
wwithout
wwithout a
wwithout me
wwoke
wwoke up
wwoma*
wwoman
wwome*
wwomen
wwon
wwond*
wwonde*
wwonder
wword
wword*
wwords
wwork
wwork*
wworke*
wworks
wworks at
wworl*
wworld
wworr*
wworri*
wworried
wwors*
wworst
wwort*
wworth
wwoul*
wwould
wwould be
wwould believe
wwould like
wwould not
wwould rather
wwris*
wwrist
wwrist*
wwrists
wwrit*
wwrite
wwrite*
wwriti*
wwriting
wwritt*
wwritten
wwron*
wwrong
wwrot*
wwrote
wxana*
wxanax
wxans
wy
wy a
wy ahora
wy dice
wy el
wy es
wy esta
wy estoy
wy hoy
wy la
wy las
wy le
wy lo
wy los
wy luego
wy me
wy mi
wy nadie
wy no
wy que
wy quiero
wy se
wy si
wy siento
wy tengo
wy un
wy veo
wy voy
wy ya
wy yo
wya
wya esta
wya estoy
wya le
wya lo
wya me
wya ni
wya no
wya se
wya tengo
wyall
wyard
wyear
wyear and
wyear*
wyears
wyears ago
wyears and
wyears i
wyell*
wyelle*
wyelled
wyello*
wyellow
wyes
wyest*
wyeste*
wyesterday
wyesterday and
wyet
wyo
wyo no
wyo ya
wyou
wyou all
wyou are
wyou can
wyou do
wyou for
wyou get
wyou guys
wyou have
wyou know
wyou need
wyou people
wyou should
wyou tell
wyou want
wyou were
wyour
wyour kids
wyour*
wyours*
wyourself
wyout*
wyrs
wzapa*
wzapat*
wzero
wzero one
wzoom
wzumb*
w|
w~care
w~joking
w~nearPast
w~past
w~recovered
w~returning
w~story`
export const signs = `LMLMMMMMMNNMMMMMMMMLMMNMMLMMMMNMONMNNLQMMMMMMMMMLMNKMLMMMMNKMNLMMMMMMMNNLMOMLLMMNMMLMMMLMMMMMMOLNMOLLMLMMNMMLMNNLNMMLMNKMMNLNMMMMMNLMMNNMKNNLMLMLMMMLNMNMMMMMNMMLMMMMMLOMOMMMMLMMLKNNMLNMMMMMMLMMMMMNMMMMMMNMLMMMLMMMNNMMMMLLMMMMMMLNLOMLMMMMMMLMMNMNLLMMMKLMNLMMMMMMMNLMMLMMMMMMMOMMOMMLNMMMMLNMONMNLMMMMLLMNMMLMMNMMLMMNMMLLMMMMNMMMNMLNMMMMOONOLMLMNLKMMMMNMMMLMMMMMMMNMMMOMMMMMNMLNLOLNMMMMMMMMMMMMMMMOLMPNLLMMMMMLQMLOMONMMMMLNMOMMMMMMMMKNONMMLMNMMMMOMLLOMMNMLMNOMMLNMMMMMMNNLLMNMNMLMMMMMMMMLNOMMMLNNMNMLNNNLLKMNMMMMMLMMMMMMNMMMMMMMMKMOLLNLNMMMMKMMNNMMMMMMMLNNKLMOLMNMMNMLLNMMNMMMMLQNLMMNNMMMMKNOKLLNMNMMMMNNMLNNMMMMMMMMMNONMMMMMJNNMMOLMMMMMLMMMNMMNLMMMMMMMMLOMMMMMMMNMMMOKMMNMLMMLMMNLMMMMMNMMNMMMMMMNLLMMNLMMMMMMMLMMOLMNMMMMLMLMNMMMMLMMMLMMMMMMMLMMLMNLMMMMMMMMMMMMNMNMLMLMNLNLOLMMMMLMNNLMMMMMNMMLKMMLLMLMMMMMNLMMMMLMMNMMMLKNMMNNMMKMMLMNMMNLMMJNMMMMMMMNMLMMMLMMLMMNMMMMNMMOLMNJMLNMNLLMMMMNMMLMMLMMMMMMMLLMMMMNNMMNMMLMKMMNMLNLMMMMMLNMNMNKMMMMLMMMNMMOMMMMLOMNMMNMMMMNLLLNNMNMMMMMKLMNNMMMMMMMMLMMMMMMMNMMMLLMKMMMOMMNLNMMNMMNMLMMMLNMOMLLMMMMMLMNLNMLMLMMNLNMMMLLMMMMNMMNNMMMNLMMLMMMLNMLMMMMNOMLNMLMMLMMMMMMMMNNMMMMLLMOMMNMLMLMLNLMMMNNMKLMNLMNMMMNMMMMKNMMMMLNMMMLMNMMMNMNNMMMMMNMNOMLMMMMMMNLMLLNNMMMMMLNMMLMNMMNMNNLMMMMMLMMMLKNNKMNMMMMMLLOLMMKMMMMOLLNNMLLMLMMNNMMMMMLMMMMMOMNMMMLMMMMMNMNMNMMMMMMMLLMMMMMMLMMMMMPMMMLNMNMMLMLNLMMONLMMMMNMNMNLMMLLKMLLNMNNLMMMMMMMLOLMMMMNNNOMLMLMMLMNMMPMMLMMMNMLPLMMMOLNMMMMNLMMNMKMMMMMLNNMNLLMLNMLNNLMLMNOMLNMMNKLOLMNMMMMMMLMNLOMMMMMNNKLLNPMMLMMLLLNMLONLMMNKONLMMNMMMMLNNNMMLMMMMMNONLLNLKMMMMNNNNMNLMNMMLKNNMMMNMNMMMMNLMNNOLMMMMMNMLMNNJMMNMMNPMMMMLMMMMKOMMMOMMMMMLMMMMMNMMMLMMLLMNMOMMMMMMMNMMMNMLMMMMMMLMMNOLMLMMNMLKNNNMMLNMLMLNMMOLMLMMMMLKNMMMLMMNNMMNMNMLMNMMLMMNPMMLMLLMLMMNNLNLMNMMMNMMNMMMMLMMNMLMMNMOMMMLNLMMLNMNMMMMMNMLKNLNOMMMMOMMNMNLOMMMLLMNNMMMMMMMNMMMNMMMMMMMNMLNMLOMMMMMNILMMMMMMMMMONLLMNMMMNMNMKMMLNMLMMMMMLMMKMMMKMMMPKMOKMMLMMMMOMMNMMNNMMLMJLMNMMMMMMLNMMNMMMNMMMMMMNLLNMNMMMMMMLMMMNNLMMMMMMMNNMNLMMMMKMMMMMMNMLMMMLNKMMMMMMMMOKLLMMNNONMKLNMNMMMMMMLMLMNMNMLMMMMMMMMNNNLLMLMMMMNNNMMLMLMMMMMMNMMMNMMMMMNNLMMNMMMLLNLMMMMNMMMMNKMNMNMMMMMMLMMLMMNLMMLNNLLKONMNMLMMNLLNMMLNMMMMMMLMLNMOMMMMLMMLNNMMMMMMMOMNMNLMMLMMNLMMLMMKMMMNNMLNNMLLMMMNMMLMMLLOMMMNNMMLNMNMMMMMLLLNLMKLNMMMNMNLMMLLMMMMONMLMMNLMMMMNPMMMNMMMMNMLLMMNMLNNMMMLLMOLMMNMMMLNMMPLMLNNMMMMKNPLMLLNNLMLMMNMLNLMNMLMLMMNMMMMMMMMOMLNMLMMMMMMNLMMMMLMNLMPKMQKMMLMMMMMNMLNMOJMMMMMMLMONKNMMMMLNONLNLLNMMMLMOLLMMMOMMMMONLMQMLMMMMLLOKKNMNMMMMMNOLMMMNNMMMLNLMNMMONMMMLNPNLMMMLMMMLMNMMMMLMMMMNLNKLMMMMMMMOLNLMMNMMLMMLMNMLMNMMMMMMMMLMNNMLMMMMNNMMMNLMMMMLMNJKNMMMMMMMKLOMNKMMNMLLMMMNNMMMMMMKNMMMNLLMMMNMOMMMMMMMMLMMNLMNMNLMMMMMLLLMMPNMMMMLKMOMMMMMMMMKLMJNMMLMMMNNMMMNMNNMMMMKMNMPLMNLLMMJLMNMMMMMMMNMNMMMMNLMMMMMMMKMMMNMMMMMLMLLMMOMMLMNLMLNNLNMLMNMLMMNMMMNMMMMLMNNMMLMMMMMMLMNMMMMOMNMLMMMLNLMMLMNKMMMMMMMLMMLMLLMMMNMMMNLMMNMMNMMLNNKKMLMMMMLMNMOLLNLLMMMMNMMKMMMLMNMNMMMNMOMMLNLLMMMMMNNMLNMMMMKKMMNMMNMMMMMMMLNMNMMLMMLMLNMMKMMMMMMLLMLMMMMMMMOKMNLMNNMMMMMLLOMLMMNMOMMLLLLLMOLMONNNLMMMMMMMOMMNMLLMMMMMPMMMMNLMMLNLNLMNLMMMNLNNMLMKMKNLMMNNOLMMMMMMMMMMPNMNMMMMMLMMOMNLMLMMMKMMONMMMNMMMMLMONLNLPMMMMMMNMMNMLLNMJOLNMONLNLMMLNLMNNMMLLMLNMMMNPOMOMMLLMMONLNMMMMMMMMNMMKNLMNLNLMPKPMMNNMMLMMOMKNMMLMMMMMMMOKMMMMNMLOMNLKLNMNMLLMPNLOMLNMMMLOONLNMMMMLLNLNNNOMMMMMLNMONLMMLMMMMOMNMMNMNMLMMKMNNMLMLNMMMMMPMMMMMLMLLNMNLMOMMMMMNMMOMLOMLMMLKNMNOMLLKLMMNNLNNMLMMMLMLMNOLNMMMMMMLONLMMLMKMMMNMMMMNLMLMMKONLMLNMMLLMMKNKNNNMLLMMNNNLOLLNLMMMMKMNNMKNLLMNMNMMNMLNKOMNMLNONKKOMNMNLKLNOOLLLONMLLNMNLLLLONMLMMLNNMNMLMMMMNMOMMMMMLLMLLMPNNLLLNMNLKMONMMLKMLMLNMNMNLMMMMLMMMONONMKMMOMMLMMNJMMPNOMMMMLLJMMNMLKNMMMMMLLOLMNNNMMLLMLLMMKMNPOLMMNMLLNLONMJNMMMMLLMNNNNLMMLMMMNMONKMLLMMLMMMNNOKMMMMMMMNOMLMMNMMMMQMLMKMMKLMMKNMNNMKLNMMLMNMNOMMMLKMLLOMNNMNMLMMMMMMPMLMMNMMMLMMOLMNMOLMMNMKMOLMMOLMLOLMMNKOMMNMMLNLOMKNMNMMMLLMMNMOLMMLMNLNMMMLMMKLMLNNPOJMMNLNLMLNOMMMLMNMLMNMNMMLLMNNMKMMMLNLMNLMLPMMMMMKMMMNMMLNNMLNMMKLOLLMOLOMMNNMMKMMMMJMMNLMLLMMLMNMLNNMNMMMLMMMLNMNMMMMLMMLMNMNNLKNMLMLMMMMNLKNNLMMNMMNMMMMMMLMMLNNNNMMLMJLMOLLNMNMMMKKMMNNLMMMMMLMMNLNLMMMLMMNOMMMMNMMMMKMMOMNLMMMMMLLNMNMLNMMMMMMNMNMMMMMMMLMOKOLLMMMNMLMNMMMMMMKNMMKMQLMKLMMMMNLMMOMLLMMMMOONMLMMKLMMMOPNNNMMNMMLMLMNMNMLMMLMNLMMONMNMMMLMLNMNNLMNMMMMKJMOMMMNMLOMLMNMNMLLLMMMNNNMNNMMMMMLKNMMMMMLMNMMNMNNLLLNMMNNLMKMOMLMMMMMMQNMOLOKMMMMLNLOLNLKMMMMNOOLMNMMNMMMLLNKLMLMNMMMOMMLLOMNNMMMLLNJNOLOMMMMLMNKLLNOMMNMLMMKOLMNMMMMMLOMNNLMMMMMMNNMNMMNLMMMKKONMLMMMMMMMOOLMMLMMMMMLNONMMMLNNMMLONMMMOMMMLMLOMMMMMMMLNMNMOKNMNLMMMMMOMNMOLMLMMMNMOLNPMLMMMMJLNKNOMLMMMNLPNLOMLLNNMMLNMNMNNKMMLMMNNMNMNMMLMMJNMMOMMNLNMMKNMLPMMMMMMMMMMNOMMMLMLMKNMMOMLLNMMNMMMMOMMMLMNMJNMMNMMMMMMMMLNMONLMMMLMMMMNMMLMMNLMLNMMMMMPNMMMLNLMNMMMNMMNLNMMNMMMMMMMMLMNNMMMMMMMLLMNNLKMMNMMLOLLNNLLLMPNMONLMMMMNMLNLNMLMNNLLNLMOLMKMLNKNNLMOMLMKMMMNNMNOMMMNMMKMNMMKNMLNMMMLMMLMMMMMNNMMLMMLMMLOMMMMLMMLNNNNMMLMNMMLOMLONLMMMMMOLMLOMMMMLMMNLNMNMLLMNNMLOLNONMMMMMMKLLNMNMLMMNMMOLKLMMOMMMMOONNLMLPMLMMKKMMNNLMMMLMMMLKNLMNNMMMMLNMOMLKMMNMLLMMMMLOMMNMMKNNMLNLMMMMMNMLNNMNMMMMMNNNLNMKMMMMMNLNKMMMMMMMNMLLNMMLMMMNNLMNLLMMMMMNMLMLMLNOMNMMMJLONNMLMMMMLNLMLNMLMNMMMNNLNNMLMMMMMMONMNMLMMMMLLLMLMMNMNMMMKNMMLLKMMMMNKMMMMMMMMMMNNLNNMMLMMMMLKMKPMLMNMMMMLMNLMMMMMMMMMNLOLMMMMMMKNOMLMMMNMMMMNMMNLMLPMMMLNNKLNLMMMMMNMLMNMMNMMMMLMNNLMMKMMMMMNNMNMMKMMMMLMNLLMNLMMMMOKNMOMMKMNMMKNNNLMMLMNMMLKOLLNMMMMMMLMMMONLLMMNMLMLMNNNKMMMMKOMLNOMLNMMOLNMMNOMLMMLMMPMOMNNLMMMMLLNLOMNLMMMMKLLNNNLKMNMMLMMLOMLMMMMMMOKNMMNJLMMMMMMOMLMNMMMMKMNMMLMLMMMMOMOMOMLLMMMMMLMMNMLNMMMMMJMMMMNNMMMMLLMLLMNLMMNMPLLNNMMJNNMLMKNMOMLMMLMMLMMMOMLJMMMMMLMMOMMMMMMMLMMNONMLMMLMMNMMMLMOLMMNMLLKNLMNMMMMNKMMKMMKMNMNOLMNOMMNMMMMJMMOMMMNMNNMLMLNOMMKMMMMMJNLNLNLMMMNKMMNLMNNLLMMKMLNNMMMMMMMLNNKNMMMMMMMNJMNKMMLMMMNNKLNMNLLMMNMMMMMOLLNMMMMJNLKMNMMMMMMPJMMLNMLMMNMMNLNMOOMMLLMKNMMLNLKMMMMONMOMMLLMMMMMNMKNNLLMMMMNNMKMOMLMMMMNLNLKNMKMMNMNNLNMMMLMMMMNLMMNLLLMMMMNMLJNNMLMMMMONMNKNMLMMMMMMMLKLMMMMMMPONMNLOLMLMMLNMNLNMKMNMMLMNLLMMNMMMMMNMNLNLKMMNMMOLOLMMLMMMMMKNNLLMLMMLMMLLOMNLLMMMMNNONNNLLMMLMLNNMMMMMMMMMMNMNMMLLMMMMNMMPLMMMMMMMKOLLPMMLMMMMMLMKOLLMMMMMNJONLMLNLMMMMLPOLLOLLMLMMMMMMNMMMMMMLLNMLNMMMMNMKNMMNLMLMMMMNIMLKMMLMMNMPNMNKLNMLMNMMKNLMMMMMMMMLONLKMMNMMLMNOMLMONLMNMMLOMLMLMMMMMMNMLNMNNLMMMMKOMOKPNLMMLMLONLLNMMMMMMLMLKNNLMMMMMNLMLMNMMMMNMMNMNNMNMMMMMLNMNMMMKMMMMKPMMMNLKLNLMNNLJOMLMMMMMNMMNMNLLLMNMMNKLOLNNMMNMLMMMMMLMMMMMMOLMLMNLMMMMOLMMONLLMMNMLMNLMMNMMMLMNMNMLNMOLMLMMLLMMMMMMMMMNLMMLNMMMMMMNLMMNMLLMMNMLLLLMMMMMMLMNLMPONMMMMMLJOLLONMMMMMMMLMLLMMMMNMNPMMMLMMLMMMMONMMNMMMMMMMMMNMMMMLMMMMNLLMMMMLMMNMMMMNNMLLMMMMMPLNMNMLMLMMMLMOMLMLMMMMLKMKMNLLMMMMOLMMMNLLMNMMNMNMMLNLMMMMLNLMOMNMMLMMLKMLLMNOMLLMNMMMMNMLMMNMNMMKNNMKMMMMLMLNMMLMMMMMMLLOMMLMMMLMMMLJNMLNMMMMOMLMNNMMMMLMMNKNMMLNMMMMLNOMMLMNMMMMMMLLLNMNMMMMNNMMMLMLMMNMNLKMNMMMMMLMNMLNLNLMMMMMOMLKPMMMMMMMNNMKMMLMMMMMONLNMMKNMMNMLMMMNMMNMMLMNJMOMMNLMMMMMLNNLMNMMMLMMMMNMMMMMMMMMOLLMNMNMMNMMNMKMMMNMMMMNNMMNMMMMMLMNNMLMMMOMMLMLMLNMMLLMMMMNNMMMMNLNMMMMNMOMMMMMMMMLNQKNLMLNMNMLOPMMNMLLMOMKNOKNMMMMMLMNNNMLMOKNMMMKKMLNMNMMMMMMOOMMMMLNMMMMMNMMMMMMMNMMMMLMLMNMMMMNONLLMLMMNNMNPNMMLNLMMLMMLMKOMMLMMNMLJOLNMMMMMMMMLMNMNKLMMMMMMLKNNMLMMLMNMMLOMLLMMMMNLMNNMMLMMKMMNLMNMNMMMNMKLLLMMOLMMMMMHMLNNLMMMMMNPMLOMLMMMMMMKNONMMKMMMMLNNMOLLMMMMMLLMNMMMLMMLMNMMMNMLMMMNMMMMMKLMMMNMMNLOMMLMNMMMMLNNONNLKMMLMJMLMOMLLMMNMNLLMNMMMMMNMMMLMNMLMMNLMNNMMLMMMMMNMNLLMNMNMMMMLMNMNKMMLMMMMMLMLLMMMMMNMNMLMMMLNMMNMMLMNNMMLMMNMMNLNLMMLMMNMNMMKPMLMMMNMLMMLONLMMMLMOLMONLKMMMMMMOMMONLLNMMMMKLMKNOMMMMMMMMLLMONMMNMMKLLNMOLLMMMNMNNMNLKMLMMNNNMNNMMMMLMMLOMMMMMLNMMLKMKOLKNNMMMMKMMMMMLLMMMMMMNMMMMMMMMNNMMMNMMLMMMLNMMOMMMMMMMNMMMKNMKMMMMNMMOMMMLMMMMMMNKMMKNMLMNNMLNMNLKMMMMNNNLLNMKNMMMMMMMKMMMMMMMONNNMNNKMMMMLLMLNNLNNMMMLLMMKMMMMMMMMMLNNLMMNLMMLJNNLMMMNMMMMMMMLMMMMMMMOOMMMLLMMMMMMMLMMMMMMMMMONMNLMMKMMMMNMLPKMLKNMNNOPMKOLNMLNMMMMMKONMMMMMMLMOMLNMLMMMMKONMMLMLPMLNNOLLLNMNMMMMNLMLKOMPMNMMLMNLNMLLMMMMNMMLOMNMLMMMKLNNMLLNMMMMKNNNJMMKNLMMMKNLMMMMMMMMLPOLKNMLNMMMNLMLLLNLMMMMOPNLLMNLMMNMMOMNJMNLMMMLMMLLLMMNNMMMOOOLMLMMMMMMMONLOMMMLMLMNNNJNNNKLLMMMNMNNLNKMMMMLMLMMNMMLMMMOMMLOMMLMMMMMNMOMMMLMMMMLKNMNMMNMLMMKMNMMNMMMMMMMMMOMMMMMLMMMMNLLNMMMMMMOLMMKNMLMMLMNNNKNMMMMLMMNNLNMMMMNMMMMNMPMMMMMMMMMMNLLLLONMNMMKNLMMLMMMLMOLMMMMNJMMMLNNMKMMLMMMMMOLMNLMMLMMNMOMNNLMMMLMLMNNNMMNMLMLMMOLNLMNLMMMMMLJNMMMNLMMMMKONNLMLLNNMMKKNLMMLKMMMMOMMMMNMMMMNMMKNMKNLOMMMMLOMNMMMMMNMMMLNNLLMLMLMMNMNLNLMLNNMMMNNNNLMKNMNMKKONMMLMLMMMNKMNNMMNMLMLKOOMLLNNLNMMMLLMNNNMLNMMKMLMNLMLMMMMNNMMMMMMMMMMNNLNMNLMMMMLNMNNMMMMMMMMLJLNLMMLMMMMNLNNMMLLLMMLNLNMNMMKLLMMONNLJLNMLMNMMLNNMMLNMNLMKLMOLLLMMMMMMNKONMLNLMMMKNNNMNLNMMMLMMMNLMLMKNMMOLMLPMMLMMMNNNMNLMMLMMMMNMNMLMLLMMMMONMONMLNLMMMKOMMMNNMLMMMLLKLMNMMLMMMNNNKNMLKMNMMNONLMMMMOMMMLNLMLLNNNNMMLLNLMLMLMNMMOMLLMLNNMNLNLMPNLMMMMNLMLNOMKMMMLNMMMQOMNLMLMMMMLNNMMMLMNMMMMOMMMMMMMMMMOMNMMNKOLMNLKLLNMNMLMMMMLNMMNMMLMMMMKNNOMLKMMMLMNLMMMNNMLNMMKMOLMMOMMMMMLMMMMMKNKNOMLLNMNMKLMMMMNMLMNMLNNLMMMMNMNNMMLLMMLMNMNMMMMMNMKMNMMMMMMMMMMLMMLMMMNNLMMNNLNMMOMLNMKMNMLMLLNNNLMMNMNMNMMLMLLLMMMMMLMNLMMLMMMMMLMNMMNNMPMMLKNMMMMONMLMNKMMMOKLMMMNMMNMLKNMLNMMNLLMMMNMLONMLLMLNMMKMMMMLKMNNMNLMOLNNKLMLMMLONMLMOLMMMLLMMOLMKMMMMMMOLNMLNMMMMKNMLMNOMMLMMLKLNMMLNMMMMLKMLMMNKMMMMMMMLLNLMMMMMONMMMONMMLNMKLMMMNLNLMMMNNNMMLMMMMMLLMLKNNNNLMLMMKNLLMMKLNMNMMMMLMMNLMMMNLMLMNLNMNNLMKMMOLMMMMMMNMLNNMMMMNMLLLMNNLMMMMMMNLKMNLNLMLNMNKMNLMMLMMMMNKMNMNNKMMLMLLMKMNMMNLNMMKMMMNMMMMMLLMLMNNMMMMMNLMNLNLMMMMNMLMNMLMMNLLNMPNMMLNMLNLMNNKMMLNNLNLMMNLLONMKMMMLNONMMMNLLMMLNNMMOKLMMMMLMNLNKKNNJMNMMOLNLMOMKKMNMQKKLLMMNMMNMPLLLMNMNNMMMMJNKKOMMMMLMNJMMMMNLMLMMOLMMMNMKNONMKLMMLOMKMMMMMNMMMNMLMNNMNKNLMMMLMMMMLNNKLMLMNMMNNMOLMNMLMMMMNMMMMNMLNMMMMNNNNNLKMLLLMMNMMMMMLMNMPNLLMNMLMNLNNKNLMNMKMNMMLMLMMNNMMMNMLMLNLMMNNOMMMMKLNNOMLLOMLLLMNLNMMMMOLJMMLNMJNMLMOMNMMMLMMLLMMNMMMNLLMMMMLLNMOLNLMMMMLNLMNMMLLMNMMLMMOMLLNLMNMNNKLNNMNNMMKJLMNMMMLONMNLMNNLMMKOLMMLLKLNMMNNMMOJMMNMNLNMMMLMLLNMMKMNLMNMLLMMMNMMMNMMMJMNMLMNPMMNNLLMMLNMMNMKNKLMLLMOMNOLMLNMLLMNNMMMMMMNNKMMLLNMMNLMNLMNMLNLNMMNMMMNMLMLMNNNKKMLMMMMLMNLMMMMNMMKMMNLNNMKMMLMNOMNLLMMMMKLNOLLMOMMMMLKNNMMLMMMMMLLLMMMNMMMMMMNMOMLNMNMMMLMMNKMNNMMLMKMMMLMNLMMMMOMKOMOMMMMMMMNMMNPMLMMMMKNMMMMMLMMMMOMMMMMNOMMMMLNLNNLMLMMNMNMMMLMNNMMMMLKMNMMNMLMMMMLMPMLMLMMNNLKNNNLMKMMMMMMMNMMMMMMMMLMMOMNMMMMMMLLNNLMMNMMLMKOMNMMNJMMMMMMNMLMLLMNMMOPMMNMLNNMLNLKLPMNLMMMMMMMMNNMNMLMLMKLMNMMMLMMMMNLKNNMLNMMMMLONNMLNMMMMMLMLNMOLNMMMMKNMNLNLNMMMMLNNLMOLLMMNMLMOKMOLKNMMMLLMMKOMLMMMMOOMMMLOOLMMMMMNLMLMNMLNNLMNNMMLNMMMMKNMNMNNLMMMMLMPMNLMMMMMMJOONMMMMMMLMLNOMMMMNMMMMLOMKMNNMMMMMLOOLMONKMMMMLOPLLNMLMMNMMPLMMNMNMMMMKMMLMPMMMNMMMMMNMNMLMMLMMNMNMMMMMMMMMNMMMMQMMMMMKNNNNNLLMMMMLNLMMMNNNMLMLNMMPMKNMMMMKOMNMMMLMMMNLMNNMMMLMMNMLMNLLMNPMMMMKMMMMMMNMMMMMMOLLNONMMLMLOKNLNMNMMNMLMNLMMLNOLMMLMMLNNMKOMNNKLMMMMMOMMMMLMLNMMNMMMMMLMNMMMNMMMNMLMLKMNMLMMOMMNMKNNMMMMMMLLMLMNNJMMNMMLLMMMMMOMNMLMMMNLMNLMMMMMMMMMMNMMMMKMMMMMNNMMMMLMMMMNNMMMMMMMMOMNLLMMMMMLMMLMMNMLMMMNMLNOMLMMLMMMLOMMMNMMMMLNMOMMMMMMMMMNMNMMMKLOMMMPMMNOMMLLMMLKMMMLLNLLMNPOMNLMLONMMMJMNMLOLKNNMMLNMMNNMLMMLMMJOMLNLMLNLMMLNNMLMLMNMMMLLOMNMNLMMMLKMMMLOLMMMMMNMOMLMLMMNMKLNPLNKKNMMMLNLMNMMMNMMMLMMMNMMLMNMMLNMNMMMMMMMMLNMMOMMMMMMMNOMNLMMMLMMMNNMMNOKLMLMNNMMNMKMONMMMMMMNNMMLNMLMKKMPMMMOMMMMLLLMPMLLMMMMMLMMNLNMMNLMMMLPMMMMMMMMMLOLMNMLOMMMKLMLMMMNNLMMLLLOLPMMMMMMJMLNMMLNOMMMKLLMMLMMNLNMMLMPMMMLMMLMLLMOMMNLLMMMMNOMNMKMLMLMNKNLMNNNLMMMMOLMMONLNMNMLMNMLNLMNMMMLMMMMNMLNMMMLLNOLNKLNNLMLNNMMMMLMNLMLMLNLMNJNLMMMNLMMMONMMMMKOMMMMNNMMMMMLNONLKLMMMMMMOMMMMLLNMMMKNNLMLLLNMMMLMLNNNNMLMMLMMNNMMNMLMMLMNLKNNLMLMNMLLNMNKMKMMMNNMLMLMMMMMMNMMNNLLLOLLMOMMMMNMMNMMMMMMMMNNMLMLLLNMMMMMMLLMMMLLMNLLLNMNMNMLLMNMLMMMNOMLNLMNMLLMMMMMMMLOLNLMMMLMNMLMLMMMMOKMNNNMKLMLMMNNMLMLMLMNMMMNLLMLNMMMMMMONLMMMMNMMLMMNKNKMMNLMMKMMOMKOLMLNLNMNNLNOMLLMLLNMLMMMMMMMLKNMMLMMMMLMMNLMMMMNLMMMLNMLMNMKOMNLOMNNMNLMLMMNLJNNLMLMMMMMNKMPLMLOMNMMKKLOKNLLMNLMNJNMMMMMNMMMMKMOMLOMMMMMLLMOMMNMMMNMMLNOLMMNLLMMMNMPNMLLMMNMLMNMLMLLNNMMMLNNLMNMNMLMLNMMMMLLMMNMNMMKMMLLOMNMOMMNMNMMMLMNLMMONMKMKMNLMNMOMMNMMMMMLKMMMNLNMMMMLKLMMLNMNLMMMLLNLLLPNMMNKPLLMOLNOMMMMIMKMNMNOLLMMLLMLNLNMMMMNJLLMMMNMLMMOLLLNMLONLLNMLMPMMNMMMMMLMMMKMMNLMMMMMMOMMLOMMLMMLMOLMMMMMNMLJMLMNMNNMLMKLNKNMOKMMLMMMMKMMQNNMLMKNMNLMMMMNOMMMLNNOMLNMNMLMLMMLNONMMMLKLMLMLNNNLMMLMMMLMMNNMMMMLKNMPNMLMMMNLNNMOMLMMMKMLNLNNLMMNMLNMNMMMMMMMMLMLNMMMMMNMMLNLMNNLMMNLMMNLLNLNNNLNMKNLNMMNMMLMMMMMOMMLPLMMMLMMMLLMOMMMMLNNLOMLLPLNMMMLLMLLNNMNMNNLMLMNMMMLMNMLMLMNNLMLMNNMMMMMMMMMMLMMMMMNMMMNMMMLMNNLNMMMNLMMMMMNNMMMMLJMMNNLKNLOMLMMMMMLMNMMMPLMNLLNMMMMMMMLKMLKNMMNMOMMMNMOLMMNNLMLMMNNNMNLMKJKMLMMNKMMMMNMNMLNNMMMMLMMMNMKMNMMNKMKOMNLNMMMMLIMNMMMMMMMMLPMQMNMLMNMMKOMNLNLNMMMMLKNNLMLLMMMMNLOLLLNNMMMNLMNNMLMNMMMMLMKMMMMMLMNMMLNOLMMLMMMMKLMNNLMLMMMMMNLPMMMKMMMMMKMMMMLNMMMMLMMMMMMNMMMMLONLNMMMMMMMMMLPMNMLMMMNKKMNLMMMOMMMKNMLMLMMNMNLOMNLNNMMMMMMKNMMNLNNMMLMLOMMLMMNMMMMKNMMPNMLLMLMLOMJNLNOMMMMMOMOLMMLMMMMMONMLMLMMMMNMONLLNLMOMMMLMLKMOMNMMMMMILMMOMMLMMMMKNMKLNNNMMMKNLLMMMPNMMNLMNMMMNMMMMMMONPLMMLMMMMLNNKLMMMMMMMNMNLMNMMMMMMNLNKLOMLMMMMNLLLMMMMMMMMLNNNMMMLMMMMKQNKMMMLMMLNNLLMMNMOMMNMKKLKNOMMMMMMMLNLKMNMMMMMMKNLLMNOMMMMMMLNNLMMMMMMOPMMOMKMMMMMLKLLOMNNMMMMLNMMMMMMMMMNNNMNMNMKMMMMLMMMNLMMMMMMLNMLONLMMMMMNLNMMNLMMMLMLMNMNMMMLMLMNOLNLLLOMMMMMMOMOLLNMLLMNNMNNMMMMLLMJKNMLMMNMLLMMNMNMNMLMLMMMNNLMMMMLMNMMMNMMMMNMMNLKNLNMMMLMMNMNMMNMMMMMNMMMNMPMMLNMNLMLMMNLMNMMMLMNNMMMMMONMMMKNMOMNLLMMMMNMNMNNMMMMMMLMNMNMLMMMMMMJNNLNNLLMMMMMMPMLLNMMMMLLMNLMLOMMMMMMMMNLLMMMMMNMNMLMMNMMMMMMOMNLLLMMMMNNKNMMMMNMMMMMMNLMMMMMLMMMMLNMMLNMLMMLLMMNOOMMLLMKMLLLNLMMNMONMNNLNKMMMMLNLOMMNLMMMMLNMMMMMNMMMLLNNNLLMMMMMMMOMOLMMMMMMNMQNNMLMNMMMMMOLNLNOMLMNLLKMMLMMMMMMMLMNLNMLLNMLMNNNMMLNMMMMMLMLMMNMKMMLMNLLNNLMJMMMMMQLLOOPLNNMMLMMPMNLKNNMMLPNNLMNMKMMMMLMMMNLMMMNMMLMLMQMMMMNMKLLKMOMNMMNMMLNLMMLPMMNMKKNLMLKMKNNMNMNNMLMMNMMMKNNMMMMLMMMLONMMNMMMMMMMLKNKLMNNMMMMNLMLMMOMNMMLMMNMONNMLMLMLNNLLNNMMMLMMKOKLNMMMMMMOMNMLNMMLMMMKMMKMOMLMMLMNMLNMNMMMMMMLMMMNMMMMNNMMKMLMMPOLMMMMLMKMNNNMMMMLLMMNNMNMMLLJNNLNMNLMMMNLMLMMMMNMMMMMMNNNMLKMMMMMOMMMMMNMMNMNPNLLMMOMLNMMMMNLMNNMMMMKMMMLLNNMMMMNNNMNNMLMMLKMNLMMMNLMLNNLMMMMMMMNMMMMNMMMMLMMLMNMPMLNLNJMMMMONMLMMMLMMNMPNNNMMMMMMMNMNMMMMLMMMMMOMMLLMLMNNNMLNMLNMMMMMMMOMMMMNLNMLMMJNMMMMMMMNLLNNNLLLNOMMMMLKMMNNLMMMMMMMNLOKOLNMMMMNMMMMLOMMMNLLNLMMMLNMMMMNMNKMMMMMMMLLLLMNMPMMMMLMMMLMNNMMMMLLMMMNMMMMMMKNONMMMKMMMMJLMOMMNLMMNMKJNNMNMKMMMMLNNMMMMKMMMMMKMLNNMOMMMMMNMMMNMNLMMMNMLNMMMLNMMMMOMMLMMMMMNMMMNNMMMMNMMMLNNNMNLKLLMMMKKNLOMLNMMMMMNONMLMMMMMLOMPMLMMMMMMLNMLOMMLMMMMMNKNMMMLNMMMLNLNMOMLMMMMLPMLMNMKNMNMLKMLMMMNNMMMLLLLMOMMLMMMMLMKMPMMMMMMMMNMLLNNMMMMKMMLKMMMNOMLMLLNMMMMNMMMLKNLLOMOMMLLLKMLMOMLMMMMMPMMLNMNMMMMMKMMLNNMNMMMLNMKMNLNNMMMLMMLMNOLLLMLNOOMMMMLMMNMNKNKMNMNLMMMMLKKLOMLMMMMNOMMMNLKLMMMMNMMLOMMMMMMLNJMMNNMMMMLJOMLLNOMMMMMKKLLMNLNLMMNMLNMNMLNMMMMJMMMMLMMMMMLNKMOLNMMMMMNLPMNMKMMLMMMNMMNLNMKNLMMMMNLLNMNLMMNKLNLLMMOMNMMLLNMNMMMMMMMLKMMLOMJNMMNLKNNMNMMNLLLMMNNMMMJNLMLMLLNMMMOMMLMLMNKNNNJMMMLLKNMLNMKMLMNMMMMNMNKLNMLMLNMLMMMLMMMNLNLMMLMMMMMMMNMMLLMMMMMOLMMNNLLMMMMMLNOMOLKMMMMKNLMMNMKNMMNMLLNMNMPMMMMKMONLMMLMMMMLMMMMMMLMMMMNMMMMMMLMMMMNNMLNLMNMNMMMLMLNMMMMMMMKKLMKNLMMMMMONLPLLMLMNMMNKKOONKKMNMMMLLNMNMMMMMMMMMMMNMOMMMMNLMMJMMNMMLMNOMMMMMKMMMMNNMMKLMNLMMNMMMMMNMMMMMMKMNKLMMNNMLMNOOLNMLLMNMMLNMNMLMMMMLMONMNLMLNMMMMNLLMMNLOLMMMNMMOLNMMMMMMLONLMNMLLMMNMMMMMOLNLMMMLMLLMPLMNMMMLLMKMONMMLMMNNOLMLMMMMMMMKMMMMMKLMMMPLOMLNMMNMMMLKOMMNLLMMLMNLMLNNMLMMMMLONMMNLLMMMMMLMNMOLLMMMMLLMLMNMKMMMMMOPMMOLKMMMMLNNMMKNLMMNNLKLMMNMNMLLMNMMMMQLLMNMMLLMLMOLMMMMMNNMLMONLNMMMLNLMMNOMMMMMLLNLOOLLMMMMJMNMMNLNMMMMKJNKNMMJLMMMNLNNLMMMMMMNMNMLNLMNMMMMMNMNMMLKMMMMNLNKMOMMMMMMMLMLMNLONMMMLLLMLNNMMLMMMLKMNNMKNNMMLMLLNNLMMMMNLLNMNNMLMMMMMMMLNOMLMLMMMNLMLOLNNMNMKLLLMNMKNNMLMMMMNNMLLLMONLMKMOLKMMMMPLMMMLLNMMNMMKMMMMLMMMMLOMNNLNMLNMMMLMMKNNMMMMMMLNNKNNLNMMMMKLMKNNLNMMMMLMMKONMMMNMMLNLNNNLLMMMMLNNMMLMOMMMMKNMOMNLMMMMMJMNLNLLMNMMMNOMMNLOMNMMMKLNKMLMLMMMMOMLOMMMLMMMMNMNMNLLMMMMMMMMKKMMNNMLMOMMMMNNMMMMMMMKPJNMMMMNMMOMNMNMLMMMMLOMMMLNMMMMLNMNLMMMNMMNMMNLJMNMMMMMMPLMKNLMMMMMMNMLLNLNNMMMMMOONMNMLMMMMLOMMMMMOMMMMNNLNMPMLMMMMKJKLMMLOMMMMMNMNLMLNMMMMMLLNLMMMMMMMOLLNMMMLMMMMKMMLMMMNMMMMNMMLNMMNMMMMKMMLMMLOMMMMMNMLMMNKMMMMOKMLNNLNMMMMMNMLLMOLMMMMMOOMMMMLMMMMNJMNMNMLMMMMNMMMLMMLMMMMMPLLLLMNMMMMOPLKLMMMMMMMPLMLMLOMMMMMLLKMOLOMMMMMLMNMMNKKMMMMMLMKOMLMMMMMMMOOILMKMMMNMNLMMMNMMMNMLLMMMNLLMMMMNLNLMMLNMMMMNNNMLLMMMMMMNMMLMMMNMMMMNMLKMMMLMMMNONKMMMLMNMMMNNMLMMMOMMMMMNMLNLLNNLMMMNLMMLNOMMLMNIMLNMLNMMLMNNLMMMNMMMMNNMMLMNLLMMMMNLMLMNLLMMMNOLLMMMMMMMMMNNOMLMMMMMMMMMNNLMMMMMMNKOMMLNLLMMMMNNNMNMMNMMMMLOMNLLOPMMMMLMMNNLLLMMMMMMLKLNNMMMMMNKMOMKOMMMMMLLMMNLLMNMMMLLMKLMNNMMNLMMLMMLNMMMMMMMLPMLMMMMMMKJMKMLLNMMMMQMNMMNLMMMMMMMNKLMMMMMMMNNMNKMNMMMLLOOMKNMMKMMMMOLMKNMOLMMLLOMNLLMNLMMMLNLNMNLNNLMMMLMMKMNLMMNMMNLMKMMMOMMMMKNLOMLLMMMNMMOLLMMOMMMMMMLLNLNMLMMMMMOOOLMMMMMMMMNOLMMLLMMMMOMOLMNMNMMMMLOMLLNLNMMMMNNNKLMONLMMMMMNLNMLKLMNMOOMNLLLMMMMMNLNLNLMLMMMMNNNLLMMMMMMMMNNLNMMMLMMMNMMKMMNKMMMMOLNMMNLMMMLMLLNNLMNKMMMMMNNNMLMLMMMMLNMMLMMLMNMMNONMMNMLMMMMLNMMMLMMMMMMMMMMMLMNMMNMMMMMMMNMMMMMOLOLNNLLMMMMKNMMMMNNMMMMLLMLNMKMMMMNNKMLMLMMMMNMNNLMOMLMMMMMMLMMLMLNMMMMOLNLLMMNMMMMMNMMMMLMLMMMNMMLLMNNMMMMNMNKMMNLMLMNPLLMNNLMMMMLOMMMMMLNMMMNLMMNMMMMMMMNMNMLMLMLMNNMNLLLMLMMMMNMONMMMLMMLNMNLMMLMMMOMMMMONMNMMMLLMMMOMLNMMMKMMLMNNNMMMLNMMMMLMLKNMMOMMMMOLOKMLNLMMMMMLMMNLMMMMMMLMMNLLMNLMMMMNMNMMLNMMMMMLMONLLMMMMMKMMNNMLMMMMMLJLMLMMNLLNMOONMLMMKMMLMPLMNNMLLMMMMMNLOMMLLMNLMNLNMONMLNMLMLLNNMLNMMLMMMLMNOLLMMMNMMLOJOMLNMMLMLLMMMMMMLLNMOLMKNLMMMMMMNLMLNLNNMMLMKNLKMMMMMNNMMMLLMMMLMMNMONLNNMNJMMLMNOLNMMOLMMLMMLOLMMNNMMMMLJLLLNLNNMMMONMMMNLMLMMMMOLMNMLNMMLNMKLMLMOQLMMNKKLLMMOMMLOMLMLNMLMNNMMMLMMMMNNLLLMMMMNKLMMKMMMMNLPNMMMMMMLMMNMLNLNKNMMMMMLLNMOLMMLMMMMMMLNMMMMMLLPMLMMLMMMMLNNMMMNNMMMMKKNMNLKNMMNMLNLMMMMNMMMNMJLNNLMMMLOMLMLMOMPMLNLMKKMMOLNMMMMMLLLKMMNNMMMMMNMMNMLKMMMMNMNLOKLMMMLMNMLMMNLOMMNMKLMMMLMMMNNNLMMMMMMMMMMMMLLMNLLNMMMMLLMMMLNOMMNMLMLKOMNNMMNMKPLMNLMNOMNLKLMLNMNKMMMMMLNLNMMLNKMMLLMNNLMLLNPMLNNJMMLKMMNMPMMMMMNNMMLNMKMLLMLMMMMMOMMKNMLNLLNMNMLKOMNLMMLNNKMMMMMMNNMMKKMNNMMOMMLMMLMKMLMNMMMMNMMMNKMNMMMMMLNLOLLNLNMMJLMNMLKOMMMMMKMKNMMMMMNMLMMMMMMMMMMMNMLNLNLNMMMMMLNNNLMJMMLMNMNNKMMMMMNMKMNMNMMMMMMMLLLMNMLOMMOLMKKNMMLNLMMMMLMKKMOMMMOMNNONNMKKMNMKMLLMLMMNMMMMNKKLNLKNMMNMNNNLMMLNMMLMNKNLMMNKMMNMMLMLNOPLMMLMLLLMMMKOMNMMOLMLMOLKMNNNMMNLLMMMMMMNONNNLOLMLMLMNLMNOLKMLMMMMMLMNMLNLMMMNKNLMNNKMMNMLOONNMKKMMMLMNOLNLLNMMMMLONMNNJMMMMMKKOMLNLMMMMMLQLLMNLNNMNMMKMNMMLLMMMMKOMLNNNMMMMLKMNLLOMLMMMMLPMMLMLMMMLMOMLNMMMMMLMMMKMOLNPKMMMMKKNMMMMMMMMMKKMMLMMKMNLMNOKNMMNNLMLMMIMKNLNMNMMMLMNLNNMMMMMMLKNMNMMMMMMMKLLMMMNNMMMMMMNLNMNNLMLMLLMKNLOMNMNLKLLNPLLMOMLNMNMOMMKNKMNLOLKNNLMMLLNMNMJNNLMMMMNLMKMNMLLMLMNMMJKNMNMMLMMMMMMLMMONMMMKMLMLLNNLMMMMONMPLMLLNMMNNKNNLMLNMMLMMLMNLMMMMLMMNLNMNMNMMMMMKMLNNMJNMNLMLMMMMLMLMMNMNMMJONNMLLLMLLMMKLMNMMMMMLMNLMMMLMMMMMMOKLMMMMLMMMMKMMMMMMMMPNNMMMNLMMLMLNNNMMLKNMLMMJMNKMMNMMMMMLLMLNLNMMLMMMMOLMMLLMMMOKLMNNLLMMNMNMMNMMNMLMMMMKMOMMMKMMMMMKLMKNMNMMMMMNNLLMLMNMMMNNLMMNMNMMNMLOMMNLMOMMNMLNNLLLMNNMLMOMNNLMMLMMMMMKLOMMLLOMMMNLOKNMMLLNLMONMLMOMMMMMMPNMMMNMLNMMMMOLMLNNLMMLMOOLLLNNLMMMMOLMNLLMMNMMMMKMMMMLKMMLMNMLNKNNKMMMMMMNLLMNLMMMMPMMONMLLMMNMLLLNJMMLMMNMNLMMMMNMMMMMNMMNLMMMMMMMMKMKLKMNMMNMNNNMLMLMMMMMNKNLLMMLMMMMPLMOMMMMLNOMMMMOKMLKMMMMNLNNMMLKMLMMNMMNLLNMLMNMMLNMMMMKLMNLNMMMMMLLMMMMNNMMNMLMLMKMNKNOMMMLMMMMLKMNLMMLMMMMNMMNMLLMLMLMPNMOLMNKMMMMKLLNMMLKMMLMOLNINNLKNLMMMNMPLMMKMMMMLKMMMLMLMMNMNKLMMMOLMMMMMNMPOLMLMMMMLLNKLMMMMMMMOMMLLMMMMMMMONMNLMMMMMMLNMMNLLMMMMMMMLMKOMLLMMMMMOMLNMMMMMMMNOLNMMMMMMMMNLMNNNLLMMMMLMMMMLMMMMLMOLMLNLMMMMMMNLNNMLMLMMMMMNONKMMLMMLMNLNOLLMLMMMMMMMNMNMLMLMMNLMNOMMLLMNMLOMLOMMLMMMMNMMMNNMMMMLMNMMLNNMLMMMMNNMMNMMMMMNMMLMMOMMMMMLLONMLMMMMMMMMOMMNKMMMMMMMOKMNLMMMMMMMNMLMONMLMMMMMLNKMMMLMMMMONMLOLNMMMMMLLMLLMMMMMMMOKMMMLMLMMMMMLMOLMLMMMMMMMMNKMLLMMMMOMMNNMKOLMMMKONMMMMNMLMMLNLMMMNKMMMMOPMNNMMMMMMMLNNMNLLMLMMMNMNLNLLNMMMMONMMMLLMNNMMMNLNMNMNMMMMJNLMKMNMMMMMOOMNLMMMNMMMMPMPLMMMMMMMLPMLLNMKMMMMNKMLMLNMMMMMMOMMMNMMMMMMMMMMNLMMMMMMNKLLKMMNNMMMNMMLMNMMMMMMLKMMOMNLMMLMLMMKNLLNMMMMOMPJNMMMMNMMMMLOMMNLMNMMMMNMMMMLMMMMMNMPMNKMNMMMMNMNOMLMMLMMLKMMLNMNMMMMMNLNNMNMMMLMLLLOLNLLMMNMMNMNMNNMLMMMKNMONLMNMMMMJMMOMMLKMMMMMMLMNLMNNNMMLOMMNLMLMMMMMLLOLLMLMMMMMOLNMMNLMLMMLMMLMNMLMMMMNNMMMNNKMLMMNMMLNMMNLLMNNMMNNLLMNLMNMNNMMNNLMLMMLNNNMMMMMMMMLPNNLNMKMNLMLOLKLOLNNMLMOMMPMLMMMMMNLLMLLMMLMMNMQNMLNMMLMMMMOMMMLNMNNMMMLMMOLMMLMMMMMNMNMMLNMMMMLNLOKNNKMMMMNOMMLNMMMMMMOMMOMLKNMMMMKNLMKMMNMMMMMOMNKMMMMMMMNMNMLOKLMMMMMLMMMMMMMMMMMLMMNMMLMMMMMNLOLMMLMNMMNNMNMMLNLNLMMMNLNLLMMMMMOMLNNNLJMMMMOMLOLNNMMMLMLKNMMLMMMMMMNKMNNLLLMMMMNNMOMLMMMMLMMNMOMNMKMMMMLPMMLOMLLMNMNLMLLOMOMMNMLLMKMQLMMMMMKLMLLPMMMMLMNMONMLMOMMLMKLMLMMLOMMNNMMOKLMLMMMMMNNMNLNMLLMMMNMOLMMMKMMMMMONNLNLMMMMMLMOMLMNMMNLMMMMLMOOMMMLMLONMMMMKMMNLLNNMLNLLMMNMMMLLMNMNMMMMMNNLNPMLMMLMMLMNMOMLMMMMLLMOMNMMMMLMMLLMLMONMMMMLOMMMNOMMMLMINLMNMMNMMNMLLLKONNMMMMMMMNMNMMMMMLMMONLNMMLMMMMMMMLMNNNMMMMMMMMMMMLMMMMNMMLMNNMMMMMLMMOLMMOMMMMLMOMLLLNLMNMNLMLNMMLNMMNKLMMMMNNMMMMLNMNLMNLLMMMMPLLMNLMMMNNMMMNLMMMMMNLKMMMMMMMNMMNMMMMMMMKMMMNLNMLMMMMNONMLNMPMMLMLMMMMOLMNMMMMMMMKNMMMNMNMMMMMNNMMMMNMMLMKMLONONMMMLMKLMLMMMMMMLMNOMMNNKLMMMMMMMNNNLLMMMMKNMMMOMMMMMMMMMMNMMLMMMMMMNNLMMMMMLMMNLOJMLMNNOMLLMNMNMMLNMLMNLOMMNNMMMMKLMNMMNKMMNMMOMNMLLNMMMNKMLNMMMMNMMMMOLLNMNLMMMMNMMOMMMKLMMMMPOLLNLMNMMMMLNLLMMNNMMMMNMLLNMMLMMMMLMMMOMNMMMMMMOMNLMLOMMMMMLLKMMONNNMMLMMMMNMMMMMMKMNLMMLMMMLMKOLKMMMMMMMNNOLLNMMMNLMLMNKLNNMLNMMMOMLLNNOMMMMLNONMNMLMLOMLONKLMMLMMMNNMMMLNNMMMMMMNMLNNMMMMMMMMNLLMMMMLMMMNMMMMMMMMMMMLMMNMMMMMMMMLMMNMMLMMNMMMLNNNMLMMMMLMKNNMMNMMMMLMMNNLLOMMLMMMMMMLMMMNNMLMMMMLNLMMMMMLMLMNMLMMMMNMMMMNMMLMLMMMMKMMMOLMNMMMNJNNLMNLLMMKMKLMLMNMMMMKMNLMLMNMMMLMMMMMLLLONMNMMNLMMMMMMMKMNJMNLLMMNMNNMMLMMMLMLNMNMLMMNMMMMNNMLKMMLOMKNMONMMMMNMMMLMNLMNMMMMMMNMMMNMNMLMLMMMNLNOLMMLMMNMMMMLMMNMMLNMMNMNLNLNMMMMLMLNOLLLMMMMMMMMLMMNMMMMMLNMLMMOMMLMMLLPMNMMMMMNMNMNLMMLONMMLOMNNMLMMMMMNONPNNLMLMLMKNMMMMLNMMMMMOMMLMMNMMMLNMLONMMLMMMMJONLMMNLLLMNNNNJLMLOMMMMNONMLMMMOMMMLNLLMOMMNMMMLKLLMMLPMNNMMNNLLMNMPMMMLOMMMMNKNMMMLNNLNMMMMMMMLMNMMNMMMMMMMMNMLMMKMMMMNMKMMLMMMMMMLNNKMMNNLMMMLNLLOMMMMMMMOLMOMMMLMMMMMMNLNMMMMMMNLKOKMMMMMMMMPMNOMMMMMMLMJPMNMLNMLMMMMQMMNMNNMMLMKLNMNMMKMMMMMNMLMLLNMMMMOMLNNMMLMMMMNMMOMMLMNMNLMOLNLMMNMMMMNLMMMMMMMMLMNONMMLMOLMMMLPMOMMMNMMMMLMNNMMMOKMMMLOMOMMMMNMLNLMLNNMMMMMMNMOLMMMMLMMMMOMOLMMMMLMNLMNMPMMMNMMLMMQMOMLMNKMMOMMMNNMMMMMMNLMMOMMLLMMNMLKMQLMMMNNLMKNMONMLLNMMMLOLMMMMMNMMMMNNONLLMMMMLLLMMMMKMMMMMLLMONMMNMMMMLPMNMLLNMMNMLLLMMMLNMMNMMMLMNLLMMMMMMMLONMMMMMNLMOMMLNMMLMOMMNMKNMNKMMLMNNMKLMMKNMLMQNMNMMMLMMNMLOMPMNLLMMNMMNMKMMMNMMNMLLNLLNMNKMNMMLKLLMMNNMMMNMMKMNMMMMMLOONMNMMMMMMMLONLMNLMLMMMMLMLLMMNMNMMOLMNMMKMNMMMMMMLMMNKNMMMMOMMMNMLMMMMOOMKLNLMMMMNPNOLLMMMMMMMMLMOLMLMLNMMNPMLLMMMMMMMONMKNMMMMMLMNNLMOMLMMMMMNMLNMMMMMMMMNNLLNMLNMMMMNLKNMNNKMMMMLMLJNMMNMMMMOJLOLMMOMMMMMNMNNLMMMMLMNMNOLLNMMMMMMMMMMMMLMMNMNMMNLMLMMMLMNNNNMMMMMMNLLNNLNMMKNMLNMNLKMMMKMMMNNNMONMMLMMNMMLMMMLNMMMMLNLLLLMMNMMMMONLLNMMKMMOMNLMMLMMKLMNNPNMMLNMNLMMMNMMNNMLLMMMMLLMLOMLMNMMMLLMMMLMMLMMMMNLOMMMMMMMMMMLNNMLLMMMMNNMKOMLNMMLMMMLKNLMNMMMMOKLONMMKMMMMKLLNNMLKMMMMMNNLLMMNMMMMMKNMMMMMLMMMNOMMMMMLMMNMNOMNLMLLOMLMNLNLNLLLOMMNLMNLLMMNOMMMLLMLMNMMOMMMLMMKOLLMNNNMKOLLLMLMOMNMMMOMMMMLNMMMKLNNMMLLNLNMKKNOLMMMLLNMKMNLMMLMMMMMNONLMMLMLMMMOLLMMNLMMMNMOLMMMMMMKMNNLNMLMMMMMMNMONMNMLLMMNNMLOMOMMNLOLLMMNLONMLMNMMMMLMLNMLNNMMMLOMMMMLMNMNMMNNNLMMLNLOMLNLNMNLNLLOMNMMMMLMMNMMLLMNMNMMLNLNMLMNJLLNNKMMMNLMLMMMKNMNMNMMMNLLMMMNMLMMMNMLMOMMMMNLNMMMMMLNMMKMNLMMNMMOMLLMMLMNKNMMNKLMMMMMMMLMMNMMNLMMMNMNMMLMMKMNNLLNMMMMPLMNLMMMMMJMMOMLNLMMMMNLNLMNMNLLMMNLMLMNMMMMMMMMPMNMLMNMMMKNNMMMMMMLMKLMNMMLNLMNMMMLMNMNNKMMMKJLLNMMLMMMNMMMLNOLKNMMMMKLLMNMLOMMMNMMJLOMNLMMNMMLLLMNOOMNMLKLLMMMMMMMNNLNNMMMLMMMMMLNLNNMNLMMLMMNLOMLNMMMMJONKMMLMMNMMMKNLMNMKMNMMMNKLMONNLMOMLMMMLOLKMMMMNLMLNMMMLMMMNOMMMMLMMMMMMMMMMNMLMMMMLMMKMMNMMMMNMNMMMMMMNMNLMLMMKMPLMMMMMKNJNLNNMMMMLLMNLMNMLMMMMLLMMNNLMMMNLKMNMLMNNMMMLNNLMMNMLMMLONNMMLMOMMLMMMMNMNKNMMMMLMMMMNLNMMMMLOMMMMMNNLLMLNMNNMLKMLMNMMMMMLMLNNLNMNMLMMLMMLMMNMMMMMMNLNMMLMMMMLMNLMLMNNLMMMMLMMNMLKMMMMMLLMMNMMMKNMMLMMMNNMMNNMNLMMLMLNMOMLMMMMMLLLMMMMMMNMLLMMNNMLLMNLMMLNMMMMNMMMMMLLNKMLNNLMMMNNNKNNMLLMMMNMMMMNMKMMMNMMNMMMKLMMMMNNNMLMMLNMMMNMNMMMMKMMLMNNLKLMMONMLMPMNMMMLNLMNMMNLMNNNLMMNMLNNKLNMOMMMMJOLMLNMNNMMMLKNKMNMMMMMMLNMNKNLNMMNNKPNLLMNMLMMMNMMNMMLMLMMMNNNLMMNOLMMMJMMNMMMLMMMMNNNLLNMMMMMMLNMOLMLNMMNMMMMLMMNLMMMMMNKMNNMLNMMMMLMLLMMMMNLMNOMLLNMMLMNMNMMNLMMNLMMMKOLLMNNMNMMMMMMKMLONMMMMMNKNMMLNMMMMMNMNLMNMLMMMLOLNLLNNMMMMMOMLMLMMMLMNNOMNMMMKMMMMLNNMLOLMMMNMLLMLMMMNMMNMLLMMOLMMMMMNMLLMKMLNNMMMNLMLMMMNMMMMLNMOLLLNNMMNLMLKMMLMMMMNONLOMNMLMMMMMKMLLMMNNLNMNMMMMNLONMMMLMMMMMMMMMNMMLMMMMMKNMOMMMNLMNMKNMNLMOMLNNMMMMMMNKLMNMLMMMMMNKLMLMNNMMLMNLNNMLMNMLMMLMMLMNLLMMMMNMMNMMLMMMLNOLMLMMMMMMMMMMNLMNLNNMLMLNMNMMNKMMMMLMMMNMLLMMNMNMLNMMNMMMMMLLMNMMMKMMNMMMLLMNNLMMMMMLOMLNMMNMMLLOMLLMNOLMLMMLMMNMMLMMNMMMOMMMLMMMMMKMOMMLMLLNMMMPMNMMNMMMMMLMMLLLOMMMMMNKNLMMMMLMMMNLLMMNLMMMLMNMOMLMLLMMOMMMMMMMOMLMMMLLNLMOLMMNMMLLMMLMLNMMMMNMMLNMNMMMMMMMMKKMOMMMMMMJNLKMMLMMMMOLNLMLONMMLMLMMNMMLNLMLMMMMLOMMLMMMMMOMNMMKKMMMMOOLJNMOMMMMMMLMNMMNLMMMMMNNKOMNKMMMMLMLMMMMNMMMMMNNLOMNMNMMLLLNMMMMKMMMMNMMNNMLMMLMMMNLLNMNKLNNMMOLMNNLMMMLMNMNNMMLMNMMLMONKLMLMMMLMPMMLLMLMNMMNPMLMMMNLLMMMOMMMNMNLNMLMKLLNONLLLMMMMNLKNMOMMMLMNNMKLNMMMMMMONLMLMNKNNLMLOLKLMMMMMNMPNMLLMNLMMNMNKMLMMMLMMNMNLNMMNLNMMMMKMMKLMMNMMMMNKNNLNLLMMLMNNNLMLMOMMMLMONLNMMOMMMMLLMLLNNNMMMMLLNMMNLKMMLMNMNLMNLLMMOMLMNOMMMMMMMLMMMMMMMLMMLNOMMMMMNNMMMMKKMKMMNMMMLMNMMKNMLMMMMMONLLNLMNMMLMOLMLMNMLLNMMNNNLMMMNLMLMNKNMLNLKMMNLONMLLLLNMMOMNLNLLMNOMMMMLMKNMKLNMMLNNLOLMMNMLMNMNLNNMLLNLMMMMMNNMKMMMMMMMNMNMMMNMMOMJKLMMMLNMMLMNLNLMMMMMMMMNNMMNMMNMMMMKLLNMMMNMMMMNLMLMNMNMMMMNPLNLMNLMMLMNMMLMMMKMMMMNNLLMLONMMMMMKLMMLMNMMMMLMLMMMLLMMNMNOMNMMNNMMMMKLLOLMLMMMMMMLNNMMLLLMMMNMOLOLLNLMLMNNMMMMMKMMMMMNNLMMNKMMMMNLONKMLLMMMMOKLQMLNLMMNMLNNPLMLLNMMMLMNMOMLMLMMMJPMOMMLLMMMMMMMNMMJNLMMMMMNNMMLLMMMMMLONNMLLMMMMKMLPLMMLNMMMMQMOLMMLMMMMOOMMOMLLMMMMNMMOOMMLLMMMNOLPLMMNMMMMMNMPKLNMMMMMKMLMNMLNMMMLLLMNNMKNMLMMKNKOMMLMMMMMNPMMNMMMMMLMKOONMMLLMMLMMLNOMMMMLMNLNPMKOMMLMMMMONMMNMMNMMMMLMNONMLLMMMMKOLNMMMMMMLMNOLNNMNLMMMMKNMPNMLKMMMMLOMOMMMMMMMMKNMMOMMKMMMMKNNMOMMLMMMMLMMNNLLLMMMMNLNLMMMMNMMMMNLLMNMMMMMMNMNNLNLKNMMMLOOMLNMLMMMMMMLMNMMNLMMMMMKNMMLNMNMMKMNJNLNLNMMMMNMMLMNONMLMMMNMLMLMMMMMMLNNMLMMMMMMMQNKMMMMNLNNLKLLNMNKMMMMMLOMMNNLMMLNLKLMNMNMNMMMMOLNMNNMLNMMKMNLLMMMNMMNLMMMLLMNNMMMLLNMNLMNLMMMMMNMMLNLMMMMLLNNLMNKMMMMLMMMLLOMNMLMMNMNMMLMMMMMMMMLOLOLNNMMLNMKONMLNMLMNLMMMLOMNMMMMMLNMMNNMMMMKMMLNLNMMMMMLNKNMMMNLNMMLKNKNNLLNLLMNNMLNLMMPNMLMMMLNLNNMMMNLMMMMMOLNMMMLMNLMMMLMMMMMLLKNMLMMNMMMMMJMNPMLMMMLMMLLMONLMMMMKMLLMNKNNLMNLKMMMLNNMMMNNMMNMLNMMMMMNMOMMNKMMMMLNMOLMOLMMMMMNMMMMNMMMMMKMNMMLMKMMMMMONMLMLKNNMMMMMLMNOLMNMMNMLNKMPMMMMMLLLNLOMLMMNMLOMMMNMLMMMMONLMNNMLMMMMLOMMLNNMMMMMLMMNOMLNMMMMJMMNMNMMMMMMLMLOLNLLMMMMMOMOMMMLMMMMMMMNMMMOMMMMLOMNMNLLMMMMLNMOKLNLMMMMMNMNOMMLMMMMLNMOMMMLMMMMLNMLMNLOMMMMMKMMMNMLLMMMNOMNOMMKMMMMJLMNNMMLMMMMKMMOMMLOMMMMLMMNMMMLMMMMNNLNMNLMMMMMKOMMNMMOMMMMLMMPLMMLMMNMMPMNLNMLMMMMNNMLMMMMNMMMNMKMMNMNMMMMMKNOLMMMNMMMLMNMMLMKNMMMMLMMLMMNMMMNLMOOMLMLMMMMMNONLMMMNMMMLNOLMMMLMMMMMMNMLMMOLMMMLMNMMMMLMMMMMNMNMNLLMMMMONNMLMMMMMNMMMMMMLMLLMMNNLNMMOMLMMMMKLNLMNMMNMMMLNMMLOMNMMMMLNONMMLOLMMMLNMMNNMKNMMMMMOMMMMLMMMMLNNLMNLNNMMMKMMMMMMMNMMLMMMLLNLMMMMNNLOMLNLMNMLMMNNNMKLMNMMMMPMOMMMMNMNMMNNNLNLMMMMMLMOMMOMLMMMNMOOKMNMLOMMMLKMNLMMNNMMNKMMMMNLMMLNMMMMOMNMNLLNMMNMNMNMKNMMMLMNMMMLMLMNMLONLMNMMMMMMLLNKLMMNLMMMMMLNNMMLLMNMOOMKMMMLLMMMPMMMLMLMNMMMNMMLLMMNNMMLMLOLMNLNMMMMJNNMMMLNMMMMMONMLMLNMMMLNNLLNNLMNMMMLMKLMMLNMMMMPKNMLMLMLMMMLLNMMMMMNMLMLNOLLKMLNNNMMNNMMLMLNMNMLNLMMMMNNMMMMMOLMMMLMMNMLNLJLNMOOMMMKKOMMLMLLMMMLPNMLONMMMMMKOKLLNNNNMLMMOKMMONLNMMMLNMMMNMLNMMMLNLMMMMMLMMNOLMLLOLMOMNMKLNMNOMKMMMMLKNLMMNLLMMMNNMKMNLMLMNMNKMLMMMNNMMMMOKLLMMNMMNMMLMKLNLNNMLMNJLLLNMOONMMLNMLMMLNMMMLNLLLNNNMMMNLLLMKKNLMNMNMLLNKMMMNNLMMLMNMMNLMNMMMJMMLMNLMMMNMNLMMNLMLOMNLMONLMMLNOMMMLLNLMMLNMMLMOLMMLNLNNMMMMLLMNNMMNMNMKLMMMOKNNMMLMKMMNMMLLMLMPMNLMMLMNMMMNLMLLLMMNMMMPMNLLNMLMMNMMLMLMNMMMMMMMLMLMPMMMMMMMLLLMMNNNMMMLLNLMMLMMMNMMLNLMMMNMMMMLKOMLJMNKMMMPMMMMLMMMMMMPMOMMNMMMMMMKLMLMOMMNMMMLKNMMMMMLMMMLOMLMNLNLMMMNNLMMNMLLMMMNNLMMOMLMMMMLNKMMNMNMMMMMNMLMQLLMMMMLLLMMOLMMMMMMMLMMOMMMMMMLRNKLOMNNMLMKLMMMNLMOMMMLMMMMOLLMMMMLONLMNLLMMMMMNMNLNLMMNMMLMJKLOMNLNMMNKMMLNMLMMMMMMLMLOMMNNMMLLMKMOLLNMMMNNNMMOMMMMMMLNLMMPLKMMMMMKMMMOMLNMMMKLMMMNMMOMMMMLMMLOMMPMMMMNMKLOLMOMMMMNMMLMMMMMMMNOLLMNMNNMMMKNMLMOMLNMMLMLMMMOMMNMMMLKLLMNMKNMMMMKNKLMLNOMMMKOLLMNMLNMMMOMNLMOLLMMMMMKLMMOLMMMMMMOLNLNMOMMMMLNLLMOMNMMMMLKLLMOMMMMMMLNLNMNMLMMMMLOOMMLLLLNMMQMOMMLLNMMNMLNMOLMMONMMMLNOLMMMMMMMMLLMMMOMOMMLMKLNLLNLMMNMMMLPMNMLMMMMMKMKNLONMMLNMKMNMKNNNMMMMKOMMMPMNMMMNLLNMLNMMMMMMLLMMMNLMMMMNMKMLLOMNMMMMLQMLMNOLMMMMJOMKLNMNMLNMLMNLLNMLMMMOLKNMNMLMNMMMKNLLMPMLMMNNMKMLMNMNMMNMLMNLNMMLMMMNLLLMMNMNMMLMMMMLMMMMMMNMMMLMMLNMMMMNMNLKNNMJLLNNMKLLKNMNNMMNLKLMNNMNMMMMLNKNNNLNLMMMLNMMNMLMMMNMMMMMLMNMLMOMOLMJKOMNMMNMMLNKLMNOLNMMLMMNLNMKMMMMNNNLNKLLMNMNOKMKMOMMMMNMLMNKMNMNMMLMLJMLMMMOMMKNKLNMMMMMMLNNLNLLNOMOMMMMKLNLKNLMMMMMNQMJMMNMLMNMMLNKMMLKMNLNONLNMMMLOMMMMNPMMMMLNMMMLPLKNMMNNMLMNMNNLMMLMLNMNNLMMLNNNMMMKOPLMMMLMMMMKONLLLMONMMLNMNMMLNOLMMMKPOMMLNNLMMMKMMNMLMMNLMMKMNLLMNNMLMMMLOLLMNOMMMMKNNLLLMMNMMMMMNMLMMNNLMMLLNNNLMOLMMMLONMLMMMMMMMNLOLLLLNNNLLNMOLLMMPNMMMLLMKMLMMMMLMNMMLMMMOMMNMOKLMLMNNNMLMLLMMNMMNQMMLJMNKLMMOOMMMKMNLLMMONLLMNMNLLLNMMNNMLMLLNMLNNMMLNLNLMLMONMNLLOONMMOKMMMMLKMNMMNKOMMMMKOLMMMOOLMMKMLNMMMKOMNLMMMNLMLNNMMMLOOMLLMOMMMMJNNMLMLNMMMMMKMONLKMMMMMLMMLLMNNOMMMLKMMMMNNNLMMMKNLMMMNMMMMKONMNLKMNMNLMMNKMMMMLMMMPOLMLMMONMMMNNMMLNMLMMMMNONLMMMMMMMMMONMNMMMNMMMMNKLMMLNMNLMOKMNLMMPMMMOLNNMLMMMMMNMMNMLMMMMLNMMKMLNMMMLNLMMMLONMLLNLMMMKNMNMNLMNMMMMOLMNMKNMMMMNLLNNMLMNNLMLNMNNMMKLMMMNKNMOMMMMMNLLMMLMLKONLNMNLMLMMNNKNMMMNMMNMMMLNOMMMLLNMMMNNMMLLMLNMMNOMLMLKMKNMLMONNMLLLKOMLNNMMMNJLMMNMNMLMNMLNLLMMMLMNMOMMKNMMMNMMMMLMMMMMNLMMMPMMLLMMKOMMMOLLLOMKNMNMMLMMLMLLNNOLMMMLOMMLNLMMMNNNNKMLOMMNMKOLNMMKNNMMMLLLNMNMLMMMMMMMLLMMOMMMMNMPMLMMLMMMMLNOLMLNLMMMMMNOMMLMMMMMMMMNLMMNKMMMMLMOLNMMKMMMMKOQMLLMKMNMNLNNMLMNLLMMMMKNNMNMLMMMMLLOKMMMMMMMMLNMMMLMMMMMMMLNMMMLMMMNMMONMMMMLMMNMMNOKNMNLMMMMLMOLMLMMMMMMLMPMMMKMMMMMNMMNMMMKMMNMMLNMMLMMMMNMMNNMMMNLMMMMLOPMLMMMMMMMNNNMMMMMMMMMLMMNMMJMMMMMLLKMMMMMNMLNONNLMMMLOMMMNNNMLMKMMMMMNMNNLMLMNMMMMNMNMMNMLMMMLLNNMOLLLMNMLMNMLMMMNMNLJNMLLOLMNMNMPKLLMMLNMMMNPLLLKNMMMMMMNKPLNMMLNMNMLNNMLNLNLMMMNNPLMMNLMMMMLONMNMNLMMMMLONMKLOKMMMMNMNNLMMKNMMMLNMMMMLMMMMMNKLNLNNMMMMMMJOMLNMLMMMMLNNMLMMMMNMMLLMLMLMNLMMMOOOLLNNMLMMMMNNLNMMKLMNLMMMLLNMNLMLMOMMMMMMMMMLMKMNLMMNLMMLMMNMMMLMMMMMMMOMMLMNMMMMMMMKNMMOLMLMMMMMKNNNLMMMMLNNMNNMKMMLMMMMNMMLMNMLMMLMNNMMLNMMMLLNKLNLMMNNMMLMLMMNLMMNMNNNNMMLMNNLMMNOMMNLMMMMMMMMLMMMNMOMMLNLMNLMMNNMMMLLMNNLMNMLNLLMNNMLMMMMMKNMNMMMMLNLNMONNLLLNNMNMKMNNLMKJLMOOMLMMMMMMMMNMOMMJLMMMNNMLNMLLOMMKLNOMNLMMMNMMLMLMONMNMMMNLMNLKNMMMLMNLNMMNMOMMLMKMMLMNMMMNMMLMMMMMNLMNNLMNLMMNNMLNNMMMMLMMMLLMNMLMNMMOMMNKMOLMMMMMKNKMNMLMMMMMOPMMMMMMMMMKQNMMNMMMMMMLNNMMMMMMMMMLNMKNMMMMMMMLNNMLMMLMMMMLONLLMLLMMMMNMNKMNMMMMMMLOMLLMNNMMMMLLNKNLMKMMMMMNNMKMNNMMMMKKMLMMNLMMMMNKNLLNMLMMMMMNNLLNMNMMMMLKOMKMLMMMMMNNNNLNLMMMMMMMNLMNNLMMMMLMMKLNLNMMMMNNPLMNMLLNMMLPOMMNLKMMMMMNOLLNLMMMMMNNNKMMMMMMNMLLNKNMLNMMMMLMNKOMMMMMMMKNPLLMMMMMMMMOOMNMMMMMMMKNNOLLMKMMNMLLMLLMLLMMNMOOMLMNMKMMMMMOMLNMMMMMMMLNNKKNLMMMMMNPOLLMNLMMMMLNOLMMNMLNMMLPLLMOLMNMMMONNLLNNNMMMMJNOLLLMLMMMMNONLNNLLMMMNMMMLMOLMMMMMMOONLNLKMMMMMQOLLLNOMMMMLLMNLNMMMLMMMMMLMMOMMMMNLNMKNLMMMNNMMMLMMMNLNMMMNNNLNLMMMMMMLNNMNLMMMMMMLKNMMLLOMNMMLONLMMMMMMMMNMNLMNNLMMMMMMMMMMLOMNMMMMNLMMMLMMMMNMMMMMMMLNMLMKMMMNMNOMMMLLMNMMLOMNMMKMMNONMLMMMNLMMMMMMMLMNMLNNLNMMLMMMNMMNNLMLJLNLNNNLMMMMKMNNMNKLPLLMNLNMMMNNMMMMNMMLMMNMNMLLMLNNMNNOKNMOKMMMMLMNMLNLMMMMMNOOLMMLMMLMMMNMMMMMNMMMMMNMKMNLMMMMMNNNMLNLNMMMMLMMMMLOLNMMMLNOLLNNLLMLOMMMLMMMMMMNMNMOMMLMLMMMMNMNMMLNLMMMMLNOLMMLMMMMMLKOMLKMMNMMMJONMLMNMMMMMMNNMMMNLLNLMMNOMMLLMMNMMLMOLLNMKMNMLNNNLNMNNLMLMLNNMKMNLMOLMLMMKLMNMMMMMNNLMMNONMMMMMMKKMMNOLNNLMLMMMMLMMMLMNNMLLNNKNNMMMLOMMMMMOMMNLMNLLLMLNNNMMNMMLNPMMMMMLMMMNMLLNMOMLNNMMNLMLMMLNLNMNNMLMLMMNNMMMMMMMMLMOMLKMMMMNNMMNMOLLLMNNMNMLNOMLMMNLNMMMLMLMMOMMMLMMOMMLMONMMMMLMNMMMOMMMMMLNNKNMNNLMMMLNNLMNLLMMMMMNOKNNMMMLMMLNKMMNNMMMMMNQMKMNNMMMMLKNNMLNLNMMMMLKNMNMMMMMMMLNMKMMONMMMMLNKMMMOMMMMMMNKLNMOLMMMMMOMLLNPLMMOMLMMKMMMNMMLMLONLMLNNOMMLMLMLONMLNMLMMLNMLLPKMMMMMNMLMNNLMMLMMPONMNLKMMLMMMMLMNLNNMNLKMLNNOLLOMMLMNKNNNNKMLMMLMLMNNNLMMMMMLNLMNLLMMLMONMMMLLMNNNMLMNLMMMMNMNLLLMLMMNLMMMMPNMMMLLPMMMNMNOLMMOMMMMMMNMLMLMLNMNLNLLLLNONMMMMLPNLMNOKMMMMLOKLNMONMMMMLNLOOMNLMMMMMMLLLNLMMMNMNMLLLNNLMMMMOLLMMMMMMMMMNMMMMOMKMMLMMNNLMOMLMMMMMNOMLMNLNMMMMOOLLNNMMMMMLMNMMMMLMMMMMONMLLNJMMNMMNNKMNMNMMLMMPNLOMMMMMMMLKOMLMNLMMMMMMOMNLLKMMMMMOMMMMNLMLMMMOMLMMNMMMMMMMOLKNMLMMMMOMNLMOMLMLMMNNMLNMLMMMMMNLOLLOLNOMMLMPNLMMNLLMNMMMMLMMMMMMOMNNMLLNMKMMNMNLOLMMNNLMNMLNONLNLKNMNLLNNNLMNLMMMMMLMNLMOMMOMMLMMLNNLMMMMMOKOLLMMMMMNMMOMLNMMKMMLLPLOMMNLMMMMMMMMNMLLKMMNMMOOKMMMNMNLMMOMMNNLMMMMMLMKMLMLMMMMMNOMMMMOLMMMMLMPMLMMLMMMNLNLMMNNMMMMMKNNNMMMMMMMMLMNLMMMLLMNMNMMLMNNLMMMMNMLMNMNLMMMMMMNLNMLLLMMNNMNMMMMMMMMMKLNKNLMLMMMNNMNLLNMLMMMMMKNKKNNLLMMMOLOLMMNKMMMMMNONLLLLMMMMMLOLLLNLMMNNMKLMLMMLNMNNOLONMLMLNMLMLMOMMMMLNMMMMLOLLLNLMMNMNLMLLMMMNMNMNMNLMMLLLMMMOMMMMNLMMMMLOLLLMMMMLMNMOMNLLMNLLMMMNLNJMMMMMMMMOMNKMLMMNMMMMKMLLMOMMMMMMMMMMMOLMMMMKLNLONLLMMMMNLLLNOMLMMMMOONLLMMLMMMMMLOMLMMLMMMMMMMLMPMLMMMMKLMKMPNMMMMMJOMMLNMMMMNMLNMMMNPMMMMMLOMLMNMNMMMNMONLMMMMLMMNLLNMOMMMMMMMKMNMMLMMNLMMKKMLMNMNMMMMMMLMOMNNMMMMKLMMNNMMLMMMKMMLMOMMMMLMMLMNMMMMMMMNLLMLNMLNLMNNLKLMMMNLOMNNKLMLNOMMNLMMLMMNNNMLMMMMLNMLKMNMMMNNLMMJMNLJMMNLOMMMMNMLMMMNMMLLMMLMMMMNOMMMNMMNMKNMMKLMMMLOMMLMNMMMMNMLMMMMLMMMNMMMMMMLMLNKMMMMMLMMMKMLLOMMMMMMNOMNKNLOMMMMLNMLOMLMMMLMNOMMMMLMMMMMMMMMMNMNMMMMLNLNLNMNMMMMMMMLMOLNMMMMNMLMLNOLMMMMKMNMKMNKMMMMMMMLMONLMMMMMLMMNNNMMMMMJLNLONLMLMMMMMLLNMNLMMMMPMKLMOMMMMMMMLMMNNMMMMMMMMMLMOMMMMMMLMLKMOMMMMMMNNLLLKMPNMOMMLLLNPMKOMMMMKMMMMMMMLMMMMLMMNMNMLMMMLLLLNNKMMMMNMLMMNMKLNNMNNMKMMMLMMMMNMLMMMNNMLMNKLLMLNLNLNNMNKMLLOMMMMMMMNNLNNMLMMLMMLNNMOLLMMMMLMMMLMNKMMMMMLKMMOLNMMNMLNMNKOLKMNMMMPMNMMMKMMMMLONMLMMLMNMMLOMMKMLMMMNMMMMKNMOMMMMMMONNMLMLMMMMMOMKKMOMLMMNMNMNMMMLMMLMOKMLMMNMMNMMLLMMNNKMNNLMLMMMMNKNMMMNLLMNLNLNMMMMMNNLMNMLMMNMMNLMMNMOMLMNMOMLMLMONMMMMMNMLNMMNMMMMMMMMOLKMMMMMNMMLMMMMMMNMNLLMMNKMMNMMNMKLNLLMMOMONMLLLNMMMMNNMMNMLMMMMMMLLNMOLMLMMLNPMMLNMOKMMMNMKNMMNMLMNLMMMLLLOMNMNMMOKNMLNKMMMMMLNMMMLMMMMMMMNNKMNLNMNMMKOMNMLLMMMMMMOMMMNLLMMNMNLNMLOMLMMMNMKNOKMOKLMMMLMNNMMNMMMMMLKLNMMMNMMLMMMMMNMLNMMMMLMLONMMLMMMMMMMMMOMMMMMMKLMLMLNNMMNMMMMLMMMONMMMMLNLMMMMNMMMMNLLLNMNMMNMMMMLMLLMNNMMMMMMNMMKMMNLPMNMMMLNMMLMMLMMMMMMNNMMLMNNMMMMMMNMMMMNMMMLLMMMMMLMMMMMMMNMMMMMMMNMMMMMOMLMLMNMMMLMMLMLNMLOMMLMNMMMMMMMMMMMMNMMNMMMNNLMMMMOMMMMMMMMLMMNMMLLMMNMMMNLLOMNMMMMKMLNMMNMMMLMMNLLMNLNMMMMMNLNMLNMMMNMKMMNMMNKMMMMMMMLMLOMMMMMLMMMMNNLMMMMMLMNLMNMMMMMLLMNMMOLNLMMMMMKOMNMLNMMKLMLMMOMMMMMNMLNJMNNMNLMMLMMMMOMMNMMJMLNMNNKMNMMMLMONMNKNLMLJMMLMMNKNMLMNLMNMMNLMLMMNNMMKMLNMMMMMONNLMNKLLNMMMNKONPKNLLLMMMLMMMMNMNLPJMMLMMNMMMNOLMNKMLLMNMMNMOLLMPMMMMMJMMNMMNLMLMMNMLKLMNMMMMMNLMMMMOMMMMMLLMPJMMKMMMMNNMNKMNMMMMMLMMLLMONMMMMMMLMMNNNMLMMKMMNKMNMMMMMJLLMNMOLMMMMKMMMNLMOMMMMMLMNMLLNMMMLNNMKLNNNMMLMMLMMMMNMMMMMLNNLLNMKMMMMNMMLMNLNMMMMMNNLNLMOLLMMMMMNMNMMMMMKLLNKOMMNLMMMLNLLMMLOMMNMNNLMNMOKNMLNLMNLNMOLMMLMLMMMLMMPMMLMMOMMMMOJMMMMLLLMNMMKMMNMMKMKMMNKMMMMMKNLLNOMMMMMMMMMMLLOMMMMNMNMMNNKMMMLLMMMMMMMMMNMMMMMMLMNMMMMMMLLNMMNMMMMMLMKNLMMMMMMNMMMNNNKMMLMKLMLOLNMMMLNKMLMMLMOMMMMNNMLOMLNMLMMKNLLNLNNMNLMLLMMMMMMMMMNLMMMOMLLMMMMLMNMMNKNLLMOLKMKMLLONMONLNLLMNMNNMLMMNLMMLNMMMLMMOMNLLNNMNMMLOKMMMNMMMMMKNLOMMMKOMNMMOMKMMMMNMNMLMMNNMLKMMMMMKMMOMLPNLLMLNMNLMNNMNLLMMMMMMNMMMLMMMNMMLLMMMMMNMMMMMLMMMMMMLNMLNNLMMMMLLNLNMNMMLMMMNMLMLNKMMMMOKMOMMMMMMMMLMKLNLNNMMMMNNMMNMMMMMMMNLMKPMLLMMMMNLNMMLMMMMMMNMLMNMMMNMMMMMMLNMMNMMMMLLMLNMLNMMMMNNLLNMLMMNMMOJKNNMMMMMMMJMMMOMLMMMMNMMLMOMMMMMMNMLNMLNMMMMLMNNMNNLLLMMMMNLNMNMMKMMMOJLNLMMMLMMMMOMMNLMLMMMMNQNMLNMMOLMMLNLMMPLNMMMMMJLMLNNMLMLMNOKNMNMMNMMMMKLMLNMNKMMMMNNMMNMLMLMMMOOMMNMNLMMMMMOMMMMMLMMMMOMNNMMMLMMMMMMMLMMLJMMNMOLMNMMLNMMMMNNNNNMLLMMMMMMNMMLNLMMNMMLMNLMMKMMMMMMMMMLMNMLMNLLLNMMMMOLMMLMMMNMLMMNLMMNMNNMLMMMMMMNLNNMMLMMOMKLKMMMMMMMMLMLMMMMLNNMMNLMMLLMNMLMMNMLMLLMMLLNOMOKLOKMNMNLMMMMMNOMLMMMMMKNMMLMNNLMMMMNNNNMKMMMMLMMNMNLLLMMMMMLMNMMLMMMMMMNNMNMMLMMMMMMMNOLNKLMMMMNOLNMNMMMLMNNNMNMLMMMMMMNMLOMMLNLMNMNMMNLMNMLNMKKMLLMNONLMNKJMLOMMKMLMNMLMLMMMNMMNNMLLNOLMKNLMMMLMMOMLLMMMMMMMNMLMNMMOMLMLMNMMLNMNMMMMMMLMNMMLNMNMLLMMMMMNNPKMMLMNOLLMMONMMMLMNNMMMMNMMMMMLMMMMKNMMLMMNLNMMMLOLLLLNMMMMNMMMNLMLMMLMLNMMMOMKMNMMMMNPKMLJMMMMMMMNLMMMMNLMLNNNLMMNMMLMMLMMMMMMMMMMNMMLOMMMMNMMNMMMNMMMMMMNMKLMNLMMLLOMMNMNNLMMMMOLKLLNMMMMMNMMLMLNMMMLMMMMLMMMMLLOMMMMLNMMNMMLMMOMNNMLNNMMMLLNNNNMMMNKMMLMNLLMNMMKMMNMMLLLMMMNMNMMMKMNMLNMMMMMLKMMNMMMMMMLNMLLNMNLMMMNNMMKMMMMMMLMNNNMOMMLMLNMMLNNMLMKMMLMMMKMNNNKMMMMMLNNKMMMMLNMMNMLLNMOMMMMMLMNLMMMNNMMKMNLKNLNNLMLNMMMOMMLOMNMLMMNMMMMMMMMNMLMMMNLMMNNMLMLMLNMMLNMNOLLMNMMNMMNLLLKLNMMMMMNNLMLLMMNKNNMOKMNKMMNMMMMOMMMMMMOMMMMKLMMNMMMMMLMMMNMNLNMMMMMLNMMMMMNMMMMMNLNNMNMMMMMMNNLNMOLMLMMNMMNMMLNMMMMMKLLMMMMMMMMNMNLNMMLLNLNMMMMMMMMMLLLNNMLMNLNNNMLLLLMLMMMMNLMMLMNLMMLNMMMMNNLNNMKLLNMOMMMMLMNMMMNMMMJMMMMLNLMNLMMMMLOLMMMNMMJLNNMLMMMNKOMNMMMNMMMLMMLMNLOLNLMMLOLNLMNMMMNLLONLMLKMMNMMOLMLNLNNLMMNLMNLLOLLMMNNMNLMMLOMMMMMNMNMNLNMMLMKKMLOLMLNMMNMKMMLMMMLNMNNNMNMMMLLMNMNMMNNMLLMNMMLMLOLMMNMMOMKNMLLMLNNMOMONMMLMMMNMMOLNMKMMKMMNLMNMMLNMMMKMNMLKMMMLMOMLMMMNMNLLMNMMMMMLMMMMNMMLMMLLLMNMMNMMMNKMNMLMLMMLMMMNMNNLLOMMMMLMMKMMLNMMMMNOMMMLOMMMNMMKMOLMMMMLLMMMNLMLMMNMMOLMMLLNMNONMLMMMLMMMPNMMLMNMMMMLNNMMMMMNMMLMMLMOMMLLLMOMKMMMOMLLMLNNNLLMNMLMNNMLLOLKMNLMLNMMMNMLMMMLMLMLMNMMMOLMLMLMNKNLONMNLNMMMLMMMMLNKNKLOMMMLNMMKOLMOKLNNMNMNNLMKMMLMOLMLNMNMMMNMLOMMNMMMPMMNMMLMMMLMNMMNLNLONLMKNMNNLONMNMLMMLNNLNLLMMNMOMMPMLMOLMMKMLMNOMMNNMLNOLLMLMMMLNMKONMOKMMNMMMMOMMMOMMMMLMLNMMNMMLLOMMMNMNMMLMNMMLNMMMLNMLMMNLNMLNLNMLMNMNMMMMNLKLMLNNNOMLMMMLONMLMNMMMLMLMMMMMMMMMNMMMMLMMNMNMMKMNMLMMMLNMLLMLLMLMNMMNMMLLLNMNMMMMOLMLLMMMLNMMOLMNMMLLNMMMPNMMMMNMNMLMKMMMNMMMNMMMMMNLMMMLMMMMNOMMNNLMMMNMMLMMNNMMMMMMMMLOOLNLMMMNJLMMNMNMMLMMMMMLLMNLMNLMMLLNMLMMMMMLMLMLMMMMLMMNNNMLMMLMNNMOLMMMMNMMMNMNMMMLLMMMKMOMNMMNKLLLNMMNMMMNLMMLMNMMLMMMNMMMMMLMNMOLNMMLMMMMMNLMNMMMMMNMMLMNMMLMMMMMNMMNPMNMMMMMKMMMNMNLMLMMMMNLLMMNMLMMNLMNNNMMLMNMLLMMKMLNMMONLMMMNMKMMLMMNMMNMMMLMLNMNMMLLNNNLMMMNLMMMLMLMMNMLMMNMMLMMMOMMKKMONMMMMMMMKMMNMLLMMMMONKNNLLNNMLMMMNNNLNMLLLNKNNMLLLNNMNMLMMOMMMNMMMMLMMLNMMKNMOLMMMMMMNNLLNLLLMLMLNLMMNMNLMMMNMMMMNLLMMLMMMMNMPMMNMLLNMLMNPMMMMNMMMJMMMMNMNKLMLNMMNMMOMMNMMOMMOMMOMJMLMNMMLMMOLMMMNMMMNMMNNKMOLLMMLMOLMLMMMLNMMNMMMNMLMKMNMLNOMNMLMLNMLNMMNMMMLKNLMMMMMLNMLNNLLNLMNMMNMKLMMMNLNNLNMLLMMNMNMMKLNOMNMMMNMMONMLLMMNLMNMLMMNMMLMLPMNLMLNMMMMLMMMNMMMMNMMLNMMMMMLMMNMNLMLMMMNLMMNNMMMLLNLLMMNNLMNLNLKMMMNMLNMMMMLMMMMMMMNKMLOMLMNMMNMMMMMMMLMMNLMNMLLMMMMNLMLLMLLMOMMOLMLNMMLMMNMMMLLKMMMNMNMNNMMMMNLLMMMNMMLMLMNNMLMOLMLONKLMLNMNLMLNLNLLOMMPNMMMNLLMMLMNNMLNMNLMLMMMNMKLMLOMNNMMMMNMMMMMMLMMMMLNNLLLMNMOLLNMMNMMMMMMKMMNLNKMMLNMLMNMLMNMMLMMMMLNMLNLMMNMLNMMMLMMMMMMMNMLMLLNMMMNMMNMMMMNMMMMNNNNLNMMMMMLKMMLMNMMMMMNKMMMMNLMNMMLNMONMMNMMLMLMMNMMNLMMMMMMMNMMNLMNNMLLMOOMMMMMMMLMMMMLMNMMMMNMMNNMMMMMMMMMMOMMLLMMMNLLNNMMMKLMMMMNNMMNMNMLMMLNNMMMNLMMMMKOMMKMOLMMMMNMLNNNMMMMMMMJLLNLLOMMMMNKMMMLLMMMMMOMNLMMMNMMLMLOMMMMMNMMMMMLNLMMLLMMNMONNNMMKMMMLNMLMNLMMNMMMMJPMLNMMNMLMMMMOKLMNNMLMMNMNKOLKOMMMMMKNMLMLNMMMMNMNMMMMLMMMMMLONMMLNMMMMLOMMLLNNMMNNLLMMMMNKMMNMNNMLMLNJNLOMMMNLOMLOLMMMLNMMMLLKMMNMNKLMNNLLMMMMMMLKNMNLMMMMNKMOLMMKMMMMNLLNNLLNLLMMNLLNMMNMMNLLLMMNMLMLMMMMOLNLMOOJMLMLONLNMMMNMMMMNMLONLLNNMMMLPONMNMLMMMMLKNLMMMOLMMMMNMNMMNMMMMMMLMJNLNKMMNMNMMMMLMNMMMNLJNMMLKNMMMMOMNNLMMMMNMLKMMNNMLKMMLMONMMLMMMMMMMOMLONMKMMMMMMNMMOLMMMMMMMLMNOMMMLMMMLNMMLMLLNMNMOLNMLMMMLMMMPNMOLNMLNLKNOKMNLLNKNNMLNMNMNLLLMMMMNNMKNMOJMMLMOKMLLMMMMMMMPKOOLMLNMMMMKNMLNLNONLMMKOKMLMMLMMMLQNLMNMLMLMLMOOLLMNNMNMMLNLLKMMNNMMMMOJNLLMMNNMMMLMMMMMLMNMMMLLMNMMNNMMMMLMMMKMMLMMMMNONLLMLOMMMMMLNNNMMKMMMLMMMMMMNLMMMMOLLKNMLNMMMMMOLMMNOLMMMMMOOLLLNMNMMMMNMMLMOLMMMMMLLMOMMLMMMMLKKNMNMMMMMMLMMNMMMLMMMMNMMLMMPNMMMMMLLMKMOJMMMMMMNMMMMMMMLLMNLLNMNMLMMNMKMMNLMLNMMMMLMJPLLLNNMMNKMMNMMLMLMMNKNLNNLNLLMMLKNMMMMOMMMMMKMLNMNMKNMLNMLLNMMNNMMLMOMMMMMNOMMLLMNJNNMNKLNLLMMKKLMLNNNLNMLNLNMNMMLLNKLPNMLNMMKMNLNMLMMKMMMNNLMOLLKNMMMNNKMOLMNLMLLMMLLLLOONMMMLNKMMMMMNMMMMLMLNNLNILMLMNJMNNMMLMMMMMMMLNNNMMMMMLMMKNLLLNNMMPMMOMMOMMNMMLKLONMNMMMMMLMMNLMMLMMMMMLMLNMLNLMMNOMLLMMNLMKNMNMMNLMMMMKMOLNNLLMMLOLNKONNMMMMNLMMMOLMMMMLMMLMMMNNLNNMKMLMMNMOLMMMMMLMMOMMMOMMMNMMMLMNNLNNLMMMMLONMNKKLMMMMOLMKOMLOMMNMKMNMMLOMMLMMNLMMKMPNLKLLNKMNMNLOLMMNLNLNOKMNMMMLNLNNLLNMNMMLMMMKNLMNMMMMMOLMNMLNMMMMNLMNMLMMMMMMNLMLLMONNLMMMLMLNKMKNMLMONMNLLNKMMMMNKMNNMLMMMMMMMLMMNMKNMMMNMMMOLMNLMNMLMLMMMMLMNMMMOLNMMMKNMMLNKMPMLMLOMMNMMNLNLLNMNLMNMMPNNMNMLMLKLMKMLMNLMNMNONMMMLLMMMMNNMOLNMKMMLMOKMMMMMLMMMMONMNMMMKMMMMJNMNLLNMMMMMKLNJMNMMNLMMOLNLLMMOPMMMLLNMMOMLMMMMLLMNMMMLNLMMMONLLMNMNMMMLLLKNLLNNMMMNJOLLLNMMMMMMOOMLMLNMLMMMOMLNMLKMMMMNONLMKLLNLMMNPMLLMNLNMMMNNNMLLOLNLMMNKNMMLMLMMMMNLPLNLLLMMNMMMMMNMMLMMMKNNLKNNLLMMNMOJMMMNLMMLMMMMMLOMLLNNMMMJMMMLPLMLMNNMNKNMOKMMMMMMMOMMOKMLMMLJLLNMOLMMMMNMMLMMJMMMMMMMNMQMMLMMMMKMLLMNNKMNMLNLMLOLNMMKMMNMLMLNMNMNLMNNMMNMMOMMMMMMNNKMMNMLMLMNMLLMNMONMLMKLLMMMNLLNMNNLJNMNMLPNMMMMKNLMMMNMMOJLNMNMOMMLMMJLMMNNMMMMNMLMLMMLLOLMMOKMLMNKMMNNMMMNNKMLMMKMMNNLMMMNNLNLNKJMMOMMNLLLNMOMKMLNNMLMMOLMMMNMMMLMMOKMNNNMJMKMLMJMMMMLOMMMMNMMNMMLNMLMMMNMJMMNMMNMMMLNMNMLLMMMMNNLMNMMLMKNMOLMNOMMKMMMLNKMLLMMNNNLLNMLNNLMMMNMNLMNMMMLMMLMMMNMMNNLLMLMMNMNNMMMLMLMMNMMMOMMMNMMMMMNNLLMMNMMLLNLNMJMLMNMMOKMKMMMMMMNMLLMMNLNMMMLMMMMLLMLNMNMMOKNKLNMOMMMLOLLNONMOMMMKLMLLNLMNMMMMNNMLMLLONLMMQMOLMLMLMMMMPNJOLMKOMLMMNOKNNMKNMLMNLMNLNMKLNMMMMKLNKNLMNMMMMNOKMMMMMMMMOKMLMMNKMMMMONMLNLLMMMNMNKNMLMLONMMMMPNPMMMMMMMLNMLOLMMMNMMMNMNONMMLNLLLKLLMPNLKMNMLOLMMMNNMLMMMMOMLMNLMMMMMMMMMMOMKNMLLPKLNMMMMMMLMNOMLKLOKNMMNNLONMNLKLMMMNLOLMNMLNMLMMNNMMPLJMMMMLJOKMMMKMMMMNONLLMMONMLMMKLKNLMNMMMMOMOMMMLMMMMMNOMNMMMMMNMMNNNLMMMLMMNMOMOMMMLLMKMMNMMLMLMMNKMMNMOMLLNNMMMMLLOMNLNLMMMMMLNLMLMNMMMMMLLMNNKMMMMKNMLMLKNNMMMMNLLNMMKMMLMNNNNLMMMLMMMMNLLLMMOKNLMMNLLMLMPNMMMMMKMNNLONLLMMLMMJLMMMMMMMPNMMPMNMMMMMLMNLPMMKLMNMMMMMMNMMMMMNOMMMMLMMMLMMMNLNMMLMMMMMOPLMMKMOMMMMNMMNMNLOOLMLMMMNKNLLLNMMNMMMMLLNMMNMNLLLOMLLMPNNMMNNNLLMLMLMONLLLNMNNMKMONKLONMKNNMNKMMNMMLLMLOONMLONMKNMLMNMLNLLLMNMNMMNLLMNMLNKLMNNLNOKMMNMMMMLKLMMMMNMMMMMMLKONMKMMMMNKLMMMLMMMMMOJMPKLKMMLMMOMLONMNMMLMMJMMPLMNKOMLLLNMMKMLLNNOMMNMLMMNMMOMLOMMMNMMLOMPLLMMOMLMMKNMNMKMMKMMNLMONKMNKLNNLMMPMLMMMMLNLLNMLQMLMLMLMMMOOMLMNMMMKNMMMMKMMLMMKLMOOOMLOLMLMOLNMNMNMMMNKOMLLOMMLMMMMOMNMMMMOMMLKMMNNJNMNNMMLNMNLLKNLNMLKLMMMQMMNNMMLMMOMKKMNLMMLMMQOLLMNLLMLMMNMNNMLLMMLLMOOOKMLMMMMMMNOLNMLMMMMNMMLNMMMMMNNMMNLMMMNOMLKKMNLNKMLMMNLLONLNLMMMMNMNMOLMMMMMLMMMMPLKMMLLLMMMNMMNMMMMMMLNLNLNNMMMLMKNNNKNOMMMMMLOMMLONMMMLNMMLONLKMMMLNLKMNNMLLMMLLNMMNMNLMNOMOLMMLLMKMOMLMLNNMLLKMKLMMLMNOOMMMMMMLLMMMNNMMKLMLLMNNNNLMMLMLNNMPNLNLLLLLMNNNMNMMNMMMKLMNMNONNMNNKQLLLKMMKMMMLNMLNNMLMNMLMNLNNKLMLLMLLNMNOMNMLMMMMLMPMKMMOMLMMNMNMMMMMMMMLLMMOOLMOMMMLMMNLLOMNMMMMMLOMLLMNMMMLMLMKMMMMLLMNMMMMMLNKLMMNNLOPJMMNLMMLLNNNMLLMOMMLNMNLMKMOMNLLMMNLNMMLPMNMMMMMLMMMMNMMMMMMMKLKPNMMLOMMMLMMNMMLOMOLLMNNLLNNLNMLKNMKPMMMMNMMLLKOLNLLMNMMNMLMOMLLMOKMMOMNKNLNMLLMNNMLMMPLLMLNPLMLLOMLKNNLOLOMMMLMLLMMMLMOMMMOLLLNKKLONLLNLMNMLMNMOMMJLMLMNMLLNNLMMLMNMKNMLMMNNLMMMNMOMMKOMMMMMNOMNNMMMMLLLLNMMMNMMNLLMLNKMMMLLNNLNMNNLMKMLKNMPKMPKNKLMMMMOLMLPMMMMMMMMNNOKMMJLMMMNNMMNMLNMLLMNNNOLLLMMLNMNNLMOMMLMMMMMNLOOMNMMMMMJKMOLMLNNLMMKLONMLLMLMLMNNMLMMMMMMMLNLMMLMMLMMNMNLNNLMLJLMONMMLNPMLMMMMMIPLNLLOLMMMMNMLNMNLKMMMMMNOLNKMNMMMMNNOMLNMKKMMMPMMLLOLMNMMMMMNLNNLLLMMMLLMLLLOPLMNMKLLLOMNLOMNMLLNJONLLMMMMMMNLLMMMLLNNPKOMKLMMMMMMNQNLLNMMMMMMMNQLMLNLMMMMMONNLNOLLMMMKMNMLMMKMLNMONOKNLNLMMMMMOMNMNLMLMMMMONMLPNLMMMMLNOJMOLLMNMMMOMMONMKMNMMLNLMMNOKMMLMMPNMLLNMMLNMMNNLOLMNMNMMKMMMOMMLMMMMMNNMPMNKLMMMLONNMNKLMMLMNKMMOMMNMMMMMOMNMNMMMLLMNMNKOMMNNLMLMKMNMNLNMKLMONNKLMMOMLLNOLMONLLMNMMMMNLNNNMMOKMMLLNMMMMMMMMLLMNMMLLMNLNMLMLLNMMMLNNNKNMKNMMOLMLNMOMNKMOLLNMMMLMKNLOKONKMNLLNLMMLONMMMNNNNMLMLOMMIOMMNLMNLMMLNMLNMNNMLMLNKKNLNMMLMMNMMNMNMLMMLNMMMOMKNMMLMMMMOMMMOMLOMMMMMLNNMNLKMMNMLLLMMLLNMMMMOKLMOMLLMLMMNMLKPNMMMMMMKLLNOMNLMMMMJMNKONLMMMLMMNLMMLMOMMMMKLMNNMMMMMMNMONLMMMLMMMMNLMLMLNLMMMNOKNKNMLKMNMMNKNLNNMLMMMMLLOLLNMNMLMMMOMLMLMMMMMMNNMMNLNMMMMMMLNLKMLNMMMMOOONKLMLMMMMMOMMNMMKMMLMNMONOMMKMMLMKJLMMOMNMMMNLMNLNNLMLMLMNNLMNNNMMLMMLJMLNLLNMMMMMOLNNLMLMMNMMNMNMLMMMMMMMKLNMMMNMMMMNQNMNMKMMLMMNNMNMLMLMMMMOLLMNMKNMLMMNNMNNMKLMMMMNNNLOMMLMMMMLLKMLMNNNMMMMLLNLMMKMMNMPLMNOLMNMMMMKLLNMNMLMMMMMKMOMMNLMMMMLKLMONLLMLMMMJMLPLNMNMMMKJOOLLMLMMMMMNNMKMMLMMMMNLNKLNMMMMMMONLLNMLMMMMMNNMNMMMLMMMMNNNNLNMLMMMMMMMNLOLLMMMMMMNMKLNNLMMMNNNMMNLLMMMMNPMLMMMMMMNMMOMLMMMMMMMMOKMKMMLLMMNMNNLLLMMLMNNMNMMLLLNNMLMMONMNMOMLNMMMMNNLMNMLMMNMLNMLPMLMMMMMLNLKOLLMMMMMONLOOMMMMMMMKOLMOLNLMMNMLNMNLMMMMNMMMMLNNNLLMMMMMKMLNMMLMMMMNOLMMNLLMMMMNLMMNMKLMMMMNKNLLMMLMNNMNMLNONLLMMMMLNLMOMMNLMMMMLMONLMLMMMMLKMNNMLKMMNMMLMLMMMMMMMMOMOKOMNLNMMMKOLNKNMLMMMMOOLNNNMLMMMMMNLNLMMMMMMMOLMONMMLMMMMLKMKOMMLMMMMNKLMMNLLMMMMNOMKNMNLMMMMMMLNMNLOMLNMKOMNNMLLMMNMKMLKLMMMMMMMPMMNONLLMMMMMNNJMNNMLMLMOLLMMMNMMMNMNJMNNMMMMMOLLMPLMMMMMNMMLLOMMLMMMMNMKPPLLMMLMMMMMNOMLMMLMMNMMNMKMLMNMMMMONMMMMMMMMOMMNMMNMLNMLMMMNMOMNLLMMLMNNLLKMNMMMNMMKLMMMNLMMMMMKLMONLLMMMMLNLLKMNMMMMMQLONMLLLMMNMLNLMMLMNMMNMNNLPLMMMMMNMLMNLMMMLMMMMNMLNMMLLNMNMMOPMLLMOMMMMMOMPKMMMLMMMKLLLNMMMMMMMOLLMMLMNMLMMNMLNMMMLNMNMLNLNNMMLMMMMNOLNKMMNMMOMLLMNNMMLMLMMNLLLMLLNNMNMNONLOMLLMMMMNNMNMLLOMMNMLLLLNLNKMMMMPKMNMLLNMLMMMLMOOLLMMMMMKLMMMLNNLNLMMMMOKMMMMLNMNNMLNLMLMMNMNMMLMMMNMMMMLKNNNLLMLMMMMOLKLMMMMMNMPNMLMMMMMMMMONLMMMMLMMMMOMLMLMMLOMMMMNNMMLMMMMNMMMLLNOLOOLMMLMMOLMMMMMMMLNMLOMMLNLNNLKMMLMMMMMMMMMNLLNMMLMMMLLOKLNLOMMMMKONMOLMLMMMMKNNMLMMLMMMMMLPLLLNLOMNNMLLNJNMMNMMMLNMKNMMMMMMMNNNLLMOLMMMMMLMMOMLLMLNNNLLLOMLMMMMMLLLMNNNLMMMMMJMLPMMLMMMMKJMMNLNNMMMMMMNMMLLNMLMMLLNMLLLKNMMMNMMPLLMLMMMMMNOLMMMMMMMMMNMMLMLNLLNMOMNNLLLMMKMMNLNLNMLLNMMMMKMLMNOLNMMLMLMNMMMLMMNNOLMMLMMNMMLMOMMNKLMLMMNMOMLMNNMLMNMMLKNNMMMLMMNMMNMLLMNMMMLONLMMNNLMLLMLONLNMNLMMMMMMLLNNOLKMLLMNLLNMMNLMKMMNKMMLMLLNMMMONMMNLNNLMMMONNOMMLLMMMMLJMKNMLMMLOMOLNMLMLOMMMMLMMOLMLMMMMMMNMNNMMLMMMMLMMMMMMKMMMMOMLMMMNNOMMMLLLLLMMOOMMMNMMMLLMMMNMMNNLLNMMNMMMMNNONMMLMMMMMLNNNMMLMLMMMMONNMMLLMMOMMMMLNMLLNMMMONLLMLNNMNMMLNLLPMMMOMMMMLOOMLMLMMMMLLMNNMLNMLMMNOOLMLMLONMMMNLMNMNOMMMMLLMNNLKMMNMLNNNNMLKMMMMLOONNMMLKLNLMNLMMMMMOMMMMMKMOLNMLNMMMLLLNMMMMMLMMNLLJNOMMLMNMMLLLNMMNMMMMNNMLLMMMMLNNNLNNLMNLKLMMMMMNLMMLMMNLNNLMMNOMMLMMIKLLLNNNMLOMLKNMLMLLMMMMNLMKNNMOMMMMLJPLNMLJLLNNNNMMMMLNLLMNOKNMNMMMNLMLLJLNNMMLMMMMNLLPMNMMMMMMMOMMMMMMMMLMQMMLPMMLNMNMMKLMMNNMNLMMLKMNNNMMLMMMLKMNNMMKMMMNLKMKMLMNMLNMNLMNMNLMNMMLMKMMMMMKMMNNNMMLMNOLMMMMNLNLMMMLLNMOPKMLLMMNMMMMNMMMMMMNMLMMNLLNMMLLMMMMOOMMNKMLNMLMPMMKNNLNMMLMMNMNLMMLNMLMNIMLLLNNMMNNLMLLMNOMMMOMMKMKLNLLNNMNNNLMNMMLNMLNNMNMMMMLLNLMNMLLNNNLLLNMNLLKOOMMLMNMNMKLMMNMMLMNMLMLLNMMMNLMPMMLLMMLOMNOLLMLONOLNMMLMKMKNNMLLNMLNMLLNMMNMMMOLMMLNMLLMNNLNNNLNMLLMMLNNNMKLMLMMMMNOMNPMMMMMMNLLNMMMNNILOLMNJMNKNMLMMMLOKMLNNMLLMNMLMLPNLMMMMNMMMMPMMMLNOMMMLPMNMMMMMLMMKMPMNMKLMNMLKNOLMMMMMNMKNMKMMMNLMPMMLLMKNMMMMMMMKNMMPLMMMMMMMMLMNMNLLNMMLMNNMNJMMMMLOMNMLNLLMMMMNKOJLNNNMMMMKNLLMMMMMMLPNKNNNLMLMMMMLMMMPMLMMMMLMMMMPLLNMMMNPJNNNLMMMMLMNMONMKLMMLMNLNNLNLKMMMMKNNJMLOLMMNMNMMOLLNLMMMMKJMNKLMNLMMMNKLMNLLOMMMNMLMPLLMLNMNMLKNNNMLMMMLMLKMKLNPLMMMMOKMMLMMMMMLMOOONMLLNMNMLMMLOMMLMMMMMMJMPOLMNLMMMJMMOMMMMMMMNLLNMMMOLMMMMMLLLLNMMNMLLNLLMMPMLMNMMMLLMMOMLMMMMLMLJLONKMMNMPPOMMMLKLNMMONLLONLLMMMMNJLMMMMMLNNMNKOLOMLMMMMMKNPNLKLOMMLMLOMLLNONMMMMLNONLMLMMMMMLKOLMMMMMMMMLLMMLKNONMNMJMMMLMKNMNLMNLMOMLLLMMMMMNNOKPMLMMMMJOKOOLOLMMMMLIONKNLLMMMMLPMMLLKOMMMMOOLMOMMMMMMMMKMNNNLLNMMMMMMLNMMOLMOMLLMOLLMOMMLMLNLNMMLMLMNMMLMMMNNLLMLNNNLOMMMLMNOMMNMLMNMNOMMMLLNKNNMJOMLNLMMMMNMLLLMMMKMNLNMKLMNMNMOMNLNIMMNMLNMLMNLMOLNMLMOLMNKNLMMMMLMKOMMLMMMMNMMMMNNMNMKMLLNMMMMMLNMMNNMMMMMNLMMMMPLMLMOOMMNMKLMNLMLMNMMMNONPLLLKMMNMMPMMLMMLMMOMPMMONNMKMMLMMONMMNLMMMLMLNNONLLMMMMMLONNMMMLMMLMMMLMMMNNLMMMNKMLMMMLMMNMNLMMLONJMMMMJMMKMNMMNOLMMNNNLMLNNMLMKMNMLMNKLOMMMMLLMNMNLMMMNLNMLLKOLMMOOJNLMMMOMMMMKKMLMOMLMMMMMMNOLNLMLLMMNNMNMMLONMMMKJNLMMOLOLMMLMLMNNMNMMLMMLLOMMMOMMMMMLMNLLNLMOMMLNLOMMLNMNMMLOMNNLMLLMMMNMKKMOLOMMLMPMLNLNMMMNMLMOMNMMNMMMLMLMMMMMOKNMMMLMPNLLMLMOMMLKOMLLMNMMMMLKNLNNLMMMLMNMMNMLLNNMMMMMMMMMNLLMLOPMMNLLLOLNLMOOMNMLMNNLMLOLNKMLMNNLMMLLNNLNLMLMLMNNOOLLKLLMNNNMMLLNLNMNLMONMMMMMMKMMMPMKNNLNNMMLMLNNNKMKMMNMLMMMLMMMNMMMMNLNNKMMMNMMMKKNOLMLMMMLMNKMLNNMLLMMMOMLNMLMMNMLMMJLMNNOKLLMMOLLKNMNMMLMMONMLMMNLMMPNLMNOKNLLNMMMLJMJNMNNMNLLJNLQMMKMNNLMLLMMMLOLMMLMNOMNMMONMMLMKJMMNMNMMMMMKLMPMLMLMMMMNMLPMLMMMOMNMKMNLLMMLNLMNKMNMMOLMMMMMMMNMMLLMMMMMLMPMMLMMMNMMNMPMMLMLMNMKNMOLLLMMMNMMLMNLNLMLMNONMMNMMLNMMNMMKMNNMOLMMMMKLLNMLMKNMNMMLLMLOMNMMMLNJMMMMLNNMLMMLMMMNMOOLLMLMLPLMMMMMMMOJKMMLNPLMMNLKKQLMNMMMMMJLLLNLNLNMMMNKLNMPNKNLMMKLMNLMMLMMMMNMLOLLMNNMMMMJMLNMOKMMMMMILLMMNNLMNMMLMOLMNLLMNMMLMOMNLLMNLMJMMMOMNMMMMMJLLNMNMLLMNMMKLPMLKOLMMMNJMMMLLOOMMMLNMMMMMLOMMMNMMLMLLONMMKNNMMMNMJMLLNPLNOMNNMKMLMLLMNMMMKNMMMMMLMNNMKNMMMLMMKMNMLOMMMPMMPLLMLOLNMMLLNMMLMNNNLLMNJNLPKLMMMNNLNMLNMMNMMMKMNMLLNOMMMLNLMLMNKMMMMPKMNMMNLMMMMMNKNMNLLMMMNNNMMLMMLMMNMOLNLNNKJMMNMMJMMMMMNMMLMOKMPLNMLMMMMMOMLONMNMLLLMMNNLMNMMMLMLNLOMOMLNMMMLJMNMMMMLMLMNKLNKLNONMMLMMLNMMLPMNLNLOLPMMMKNNMLMNMKOLLPMMNMLLLKNLMOMMMMONNKMLNOMMMMKLNMMLNNMMMMKMLMMMNMLMNMLMNNLMMLMMLMMLMNMLMMMMMMNNMOLMMKMMMMMKMNNMMMMMMMKNNNMKMKLMMMNNMNLMMLMMOMMKMONNMLMMLMLKLLNMMKOMOLNKNLKMMNNMLMNNMMMLMNMMMMMNNOLMMKMMLMMNMMOMMLMNMMMOLLOMOLLMMMNLLLMNLMNMMMMLMLMNMNNMMMKLKNLMMOMMNMMLLNLLMONMMMLNMNMMMKNMLMMLMPLMMMNMMMMMOMKMMMMMMMNPMLMOLLMMMMNLNLLMNLMMMMLMMLNLMNMMMMMNLMNOMMMMNMJJNLNMMLMMMMMNNMLLNMMMMMMMNMMMNNMMLMMOMMPMLONMMMMNLNOLMMMMMMLKMKNNMLMMMMNMMMLMNLMMMMMNKNMOMINMNMLLLMMLMOONMMMNMLOMLLMMMMOMMLLNMNMMMMMNNKNLLOMMMMNMLMLLMMLOMNOOMOLMMNLMMMQOLNNMLNMMLNKLMMMMMLMLMMMMLLMMNMNMMLNMOKMLMMLMNMNLNMLMLOMMNMLOLLOMLJNMNNMNMLMMMMMMOMOMMLLMMMMMMMPKKONMNNLMLMKMMMOLLJNMMMQOKMMNMMMMMMMLNKMLNNMMMMMKLMKNMOMMMMONKNLLMNMMMMNNMKLLMNMMMMPMLNMMNNLMNMLNMNKMMNLNMMLONLKMKOMNMMNNMLOMMLLLNMOLLPMMNPMMMMMPLLMNLMMMMMNKNMMLMKLNLMNNLOLNLLMMLMNNNNLNLMMLMMMKNNMMMLMMMMMNNOMKMLMMMMMPMNLNMNLLMMMLLMLMLNMMMMOLMNNLLKMMMLNQMONMMKMMMMKPLNNMNMMMLMJNLLPOMLMMMNLMKNNNKMMMMMLKMPMLLKMMNMMONOLNLLMMLMNMOOLMMLMMMMMMMOOMLLMMLNLPMNMMLNMMMMMNNMMNKNNMLLMLMNNNLMOMMLKLMLNMNMMMMMLMLNMMLLMMMNNLLLMMNLMNMMNOMPLMMLMNMMLOMLMMLOMMMMKOLNMNMLMMOMLLMKMOLPMMMNKKNKMMMNLMMMNLMOOKNKMMMMKQNKNMNMLMMLNMNLLMNLMMMMNLMNKMMLMMMLMLOLLNOKMMMMNLNLMMNLMMMMMPOLMNOLMMLMKKNOKPLKMMMMNKMJMNMNMMMLMLLLMMMOMMMMMPMMOMLNMMMNMNLNLMONLMMMMNNMMMLNMMMMKNMNMNMMMMLMJMOKNLNLMMMMLNLMPMMMMMMMNMMMPMLKMMMMQLMNKMMMMMNLOMNMLMMPMMMNMMMLMMNPMMNMJMNLMMLMMMMMQONONMLLMLMLNNLNMMNMNMMMKNNOLMMMKLMMMOLLMOLMMMNMNKMLMMNLMMMMNMMMNNKMMLMNMLMLMMLNMMMLOLNLMMLJNMMLQMMMNLLMNNMMMPNMLMLLLNMLQLMMKMNMMMMMMLNLLNMNMMMMKMMMNMMLMMMMONNLNNMJOMMMKMNOLLMMNMMMLLNMKMLNMMMNLOLMNMLJNMMMNNNKNNKLMMMMNMNMLNMMLMMLMLLMNMLNLMLNOKNMLMLKMNNLOLLPMNMMMMNLMMMNMMMOMMMMKMMLMLMNMMMMNMMNLLMKNMMMNLNOLMMOLMMMKNMNLNMOMMMMLMMLNLMNMMMMMMLKNNLNMMMMMKOKLNMMMMMMLKLNMNMPMMNLLMLOMNMMMMMMMMLMLLMNNMMMMMMOLOMLMNNMLKNLMMMMMMMMNLKNMLNKNMMMMMMMMNMNLLMMNMLOMNLOMMMMKLNMMNNLMMMMLLMKLMMOMMMLNKMMMOMLMMMMMMLOMOMLMMMMKNMOMMMLLMMOLLNMMMMLNMMMKONNMMLLNMMMLLLMMLMNNMMMMMMOLMMKMMNMOLMOLNMJNMMMMMNLLMMNMMMOMKNLMMMMMLMMRMMNNMMMMMMMMMMMLMMKNLMMOMNKLOMKLMMNOLMLMNNMMOMMMKMOMMMLLMMLNMKMLMNNMMMMOOMMLMMKLMNNOMMNMMLMMMMLNLLLMMMOMMNMMKONMMMLMMMMMKLMMNNLMMMMNMNMMKMNMMMMNLMMLNNKMLMMOLMMMMMMMMMNMMLNNOMLMMMMLLMKMOMLMMMMNLLNNLMNMNMMMOMMMOMKMMMMLMOMMLMMMMMMOKLNMNMKMMMNMKPLNNNKMMMLLNLMNNMNLMMLLOLJMPMLMMMMNLMMMMKLMMMMOLKMNOMMMMMMNONKNLMOMMLMMKMPLMMOMMMMKKNLNLLNMMMMMOLNOMNLMMMMLJMMMNLNLMMMMJMNLLMOMMLLNNLLMONMMMMNLONLNLMMMMMMMOMOMNLLMMMMMLKNMOMKLMMMNOLMMNMLMMNMMMKMMOMLMMMMNLNMLONMMMMMKONNLNLMMMMMLMOMLNLLMNMLNLMNLLMNMMMLNKLOMOMLMMMMKKMLMPNLMMMNLOLMMPLLMMMMLJMLMNMLMMMMNONMLMLLOMMMNLMMLOOLMMMMKMLMNMMNMMMMLKNNMMMLMMMMKJMKNNLLLMMMONNMLKMNMMMNLMMLNLNNMMMMMMMLMLMMMMMNNMOLLMNNMMMMMLNNMLLNMMMMLNMOLNMKMMMMNNMLNNMLLMMNLLMKMMMMLMMOMNNNLLMMNLLMNMNKLLMNMMMNOLLNMLLNMMMMNLMLMNNLLMMOMLMLMLMMMMMNOMNNLMMLNMMMLLMLNOMMMMMNMLNMMNLOMMMMLLLMLMMOMMMMMLMMMLMMMMMMNNLLMLMNMMMMNMNNMLLNMMMMKMMMMMMMMMMMMNNLLNMKMMMMOKMMLLMLMMMMPNMOJMMNMMMMMNMLKLNLMMNMQMNMMMLMMMMMOMMMMMMNMMMMNNLLMNMKNMMMOLLMMLMKMMNMPOLMLMMJMMMMPMLMLMMLMMMMPNMLMMLKMMMMPOLLNMLLMMMMOLLLONMLMMMMNKMLMMKKOMMMONKMMLMMMMMMOLNMKMOLMMMLOMLMLMLNMMNMNLLLLMMMMMMMOMMNLMNLMMMMLNNNMNMLLMMLLNLMLMLMMMMMPNMNNMLMMMMMKNKMLNNNMMMLNLLMNLMOMMMMLMNMLMMLMMMLNNLLMNMLMMMMOOMLLMOLMMMMLKMLNMLNMMMMMMNNLMLMMMMMNMLLLMONMMMMMLNLLNLLMMMMPMMLNMNJMMMMNMOJNMLPMMMMMLNLKNLJOMMMNKNMKNLKMMMMOLLMLMONMMNMLKMLMMMMMMMLNMNMLNLLNMMMLOONMLLMMMMNLNNNLNLLMMMMNMLLMMNNMMMLMONMMMMLMMMMMNMLMLLLMMNNPMNOLLLLMMMMNMLLOMNLMNMMMIMLMMMKMMNMNMNLNMMNLMLNMNMLMMMLMMMNNLMLLNMLMMMMOKLLMMMLMMMMONMLLMLNNOMLNMLNMMMPMMMMLMMMMNLMMMLMNKLNMMNLMMMMNLMNMMMMMMMMMLNMLMMNNMLNLMMMNLMNMMMMLMMMKMKNMMMMNLNLMLMLMMMMONLNMLLMMMMNOLNKNLNMMMLMMKNKNLMNLMOMLNLKNMNLMMMMNKLLMMOKMMMMPLMLMMMMNMNMNMMLLNLONLMMOLLMLMMNMMMMNNNLLMNLMLMMNNMLMMLNMMLMOMNOLNMJMNMLLKLMNMMPLMMMMLLLKMMNMNMMOMLMNMOMMMMMKLMOLLMNLMMMNPMMMNKMMMMMNMNLMMNNLMMMMOKOMNMKMMLNMKMMNKLOMMLMMNMLOMLMMNMMPLNMMLMLMMMMNKNMLMLLMMMMMMLLMMNLMMMMPNLMMMMLMMMMNOLNLMMMMOMLMJKKMMMMMMMMOMMLMOLLMMMMOOKMMLMOMMNMMNKKMMNMMMLMOJOKLLNLMMMMMOLONMNKMMMMLMNKLMLKMMMONMKMMLLNMMNNMKMJOLMOMMMNLKLNNMLOMLMNLMMNMMLMMMLMNMMKONMMMMMMKMNMLLNNMMMMNLMMMNNLMLMMPNLKOMMNLMNLPNMNLMLMNMMMNMMNLMMMLNMMNMNKNLLMMMNLNLNNLMLLMMMMNONNLMMKMNMNKLMNMMNLMMLMLKMOMMMLMNMNMNMPMMNLMMMMKNLNLNMNNMMMKLMKMMMNMMMMNLNKLMNNMLMMMMNMMLMMMMMMMPMNLLMONMMMLNMOLMMMMMMMMKMPKMMMMMMMLMLOLMNMMMMMLMNKNMLLMMMMPMLLNNMMMMMMNMLMMMOMMMMNLMMLMLNMMMMNLLNKONKNLLPNKLMNLLMNMMMNLNNNKMLNMMMMLKMMKMLMMMNMNLMPLNNMMLMMKKLMMMLOMMMMMLNJLNLNMMMMNMMNNMMMMMMMJKKLNMMOMNMMLJNLNMMMOMMMMLMKMNLMOMMNMMMKLMOPMMNMMMNMKMMMMMMMKMLLLMONMLMNNLNLNMLNMMNMKMLKMMMMMOMMNNMMNLLNMLMMNMNLOLMNMMMMLOOMNLLMMMMMLMNMNLKMMMMMMMMLLMOLMMMMNOMLLMNNMMMMMIKNNMLMNMMMMKMMMMQMMNNMLMMMNMNMMMLMKNLLOMLLMMMMNNMNNMLMMMNMKNLMPMNMMMMMLNKJNMMNMLONLKMMNNLNLLMMMNLMOMMONMMMLMMMLMMMMMNMNOMKLMMPNNMMMMLLMNNNNLMMMMMLNNNNKLLMNNNKMMLKMOOMNNNMMLKMMMMMMLMOMNOLMMMLMKKNMNLNNNKMLLLPOMLOMMKNLKNKLMMMMMMMNLOLMMLLMMMMPOLLMMMPMMMNLOLLLOMMMMMMNLLNMMNJMMLMMLMNPLOMLMMMLJNNONLLMMMMKMNLMNLLMMPMOMMMNLNLLLNMNLMNMLMMMMLNNLKMLMNMLMMMNNMMLNMOMMLMLJMNMMNKMMNMLIKMOMNMMMLMKLKKLNNMMMMMOLLLLMLOMMNMNNLNLNLNMMLMNMNOKLNLMMMMLMNMMMOLLMLMNJLNKMLNMMOMLKONMMMLMMMMLMLNLNLNMMLMNNLLNMQLMMMMLJLMNMLLMMMNPKNNMMLJMLNLNLPKMMLLOMNNKNMNNLNMMMMMKLNLLNLMMMMMNNKLLNMOMMNMMMKNMMMLMMMMNPLKMMONMMLMNKONMMMOMLMMKKMLOLOLNMLMNJNLMMMNLMNMMNONPMKKMMMNLJLKLMONLLNMNLMNLMLPLMMMNKMMNLNMLLNMMLLNOLNNLMLMMLNLNLLMMMPMKKLLNOLKMNLNOMOLNMOLMMMMNLNNLMLNMMMMLNLMKLNNLMNMNONKLMNLMMNMMLNKLLKMMMNMOONMNLNMMMMMKMNLLMMMMMMMNNLMKMMNMMMMNMLMLNNLMMMMOLLNNLMKMMMMNJLNLMMNMMLMNMMMLNMMMMMMMOMOMMLMLMMMNJMLMMOMMMMMLLMMLMPMMMMMKJLMMLNLMMNMNMMNLLMLMMMMNNMNMMMLMMMMLNMLMNLLMMMNQMNNLMLLMMLMNNLNNLLKOMLMNKMPMMLLMNMMMKLLMLMNMMMMOMMNMMNLNMMMLMLOMNMMMMMMMNMPLMNLMMMMLKLNLMMMMMMNOLLMLMOLMMMMMKLOMMMMMMMMNNLMLMNKNMNMMLMMLNNLMMMMNMMOMMMLMMMMLKLOLMNNMMMMKJLNLMMMMMLNPNMLMMOLMMMMLLMNMNMLMMMMMMMLOMLLMMMMNNMLOMLLMMMMNPMNMLMMMMNMLLMMLLMMMMMMOOMNNLNLMMMMLMMNNLMLMMMMLOMLNMMMMMMLOMMPMKLMNMMMMMMMNMLLMMMMLOMMMNNMMMMMNKMLMNNLMMMMOLMLMNNMMLMMNLMNLLLMMMMMNLMOOLLLMMNMLNLNMMLNLMMMMMNNMLLLMLNMNLLMLMLNMLNMPONLLLNMMLMMPPOMMLKMMMMMMNLOLMOLMMMMMLMNMMMKNLMMJNKONLLLMMMMNMLNLMMMMMMMMNLNLMKNMMMMNOLNMMKLMMMMNJLPLMMKMMMMNNOLNLKMMMMMOOMMNLLMLMMMONNNLLMLNMMMMMMMMMMMMMMNPNLNMLMMMMNMONLMLMMKNNMMOOMMKMNKMMMMNONOLLMLNMMNMLMLLNMMMMMMMLMPMNLLMMMMLMMOLMMMMMMMLLLMPMMKNMNMMLLNLMMLMMNMNLLOKMMLMMMMNMNNOLOJMLMMMJNLLMLNMMMNNLMLLNMMMMMMNLMNLLLNOMMLMNONMLLNLLMMNKNNMLLMMKMMNLMOLMMMMMMNMNMNMLNLNMMMLMNOMMOKLLMMMMMNLMMMMLMMNNNNMMLLMMMMOLLNMMLKMMMMOPMNMMMLMMMMMKMNLMLLMMMMNLNLNMMNMMLMKNMMLMMLLMNMNMLMNNNKMLNMMNMLNNLMMMNLNNKNMMLOMMMMNLMMLMMLMMMMNONKKMLNNKNMNLMOMMMLMMMMLLLNOMNKLMMLMNLOMMPKMMLMMNMNLKLOMMMMNLLNLNLOMMMMMPLLNNMMMMMMONNKLOMLMMMMONLLLLNNMMMMPMKNMNMJMMLMNLMLPOMJMMLMMMMPLLMMNMLNLMLKNLPMMMMMNKLONLMOLMMMKOMOMMLMLMMNNMKNLLMMMMNMNMMNNMMKMMMMMMMNLMNKLMNMMOMKONLNMMMLOMONLLLLMNMMPOLOMLMKMMLMNLLONOMLMMLMLLONMLLLMMLMNLNONKNKMLLNJMMMMOMOMMMMLKKLMOMMLMLMMLLMMPMLMMMMKNLKMPMMMNMMNNNNLMKNKMLMNMMMMONKLMMMMKLMMMMMMMOMNMNLMLMLMNMMONOOKLMMMMMMLLNKMNNMMMMMLMMLMMOLMMLMLPNNLMMNLNLMKNNNMMMLMMMMLKLLMMNOMMMMMLNKLNMMMMLMMMMNLMMKMMMMNMKONMKONMLMLNMOLLNKMMMMOKNJNNNLMMLMLNKLNMLPMMMMNMLMNMNNMMLMKONLNMLMMMLMNMMMMLNLMMMMNNLNLMNNMMKMMNMNMMLMLMMMOMKLNMNMMNLNMLMOLMMMLMOMMMMMNMMLNMLNKLMLMMLMNNMMNMMMLMMLLMNMOMLMNNLMMMMMMMMLMNKNMMMMLLMNNMLKLLMMNMMLMLLONLOMMLNOMLLMLNMLNNLLNNMONMMMLNMLLONNLMLLNLNLMMMMMMMMNOLMOLOLMMMMNNNMLLMLMNLMONMLOLLMMMMMOLMMMNKLNMNMLQNNLMMLMMMMNNMLLMMMMMMMONMONLNMNLMMLKMMPNMMMMMMMLMLMNMLLMONNMMMONMKMNMMMKMMLLNLMMMMOKLNLMNMMLMMNKLLMNMLMMMMNLNMNLLMNLNMLNLPNNMIMMLMMKMKONLLMMMNQNNNLNLNLMMMMNNLNMNNLLLMKLLNMNNNLLMMMOMMMMMMLMMMMPMLNOMMMMMMMMKNMNNMMMMMMMNNLMMMMNMLLNNLNMMPMMLMMMMKLNMJMMNMNNLOMNNMMMMMLMMNMMMMMMMMNMOMMMMOMLMMLNMNNMNLMMMMMKOPMMMLNLMMJMLNNMLKMNOLMMNPLMMLMMMMLMMLLMMLNNOMMMMMMNMLMMMMNNLNMMOOMMLMLNNOLLNLMMMMMNNMMMMLMMLMONMKNLNJMLMNNLOKLMLMNMMMMKMLMNMLMMNMNNMNLNMNLMMMLLMMMOLPMMLMLONNMLKKMLMMOMMMLMNLNNMMLKNNLLMMMMLMMOKNLNKLNMMMNKNLMMMMMMMMLLPMKLMMMMMMKMMMMOMKMNMMLLNNLMMMMLNLLOKMMONMMLMMMMKKLNNMMMMMNKNKMLNNMMMMMKNLMNNKLNMMLKLMNLOMNNMMLLLLNMNMMMMMMLLLNMMOMLMNNNMNNLNMMLLNLMKNPLLMMMMNLNMLKMNNMMNMNNLLNLNKMNMMOMMMMMLMMLMMOOMMLMLOMMMNLMMNLMMNMLNMMNLMNOLNLMMNLKNMLMLONMLNMJNOMMLKMLMNMKNLMMLMLPMNMLMNLNLLMMNMMLPLMLLNMNLNMLMNNMMLLMMNLLMKLMNKMMNNOLNLMMLOMLLNOMLLMLMMMNMLONLNLMOMLNMMOKLMLMLNMLONNKKOLLMMMMMMNMLJMLONMMMMNNNLNMLONLMMLNMLNLMKMMMNNMKKNLMNMONMNLNMMMKOMMLMNNMMNMMMMMMMMKLKMMNMMMLNNNMMLNNNMLMLOMMKLMMLOMNMONLPLNNNMMLLMKMNMMMMMMMMNMOMLMNLMMLMMOMNMMNLNMMMKMMOLLMLMMNLOLLPLNMLMMMMMMNNLLMLMMLMMMMOMMLLMMLMNLNMLMMLMMMMMMMLLMMMMMMMONLKNMNLMNMMMOOMLLNKMLMMONMQKNMLMMMMMNMNMNMMMMMMLMMMNMLLMMMNNMMPLNMMMNMNKOMMMMLNMMMMKONNLMMLMMMLONMLMLMOMMMMOMNLMMMLNMMMMMLNLMMNNMMMNLNMKMMKMMMMNPLNLMNLMMMMMNMKMNMLLMMMNLNLNNMLMMMMLNONLMMLMNLMLPLMNLNNMMLMMKNKMMMMMMMMNNLNLMNLMMMMNOLMNMNKNMLNMLLPLMNLOMMMLNMNMMMNLMMMMLMKMMNJMMLMPNOKNMLMLMMLOMMKLMMNMLMMPMLPMMMNOMMMJNLLNMNKNMMNMNLLMMNMMMLNNNOKNMNKLMMLOLMOLMMMMMLMNOMNNMMNMMLNLMNNMMMLMMMMMLMNMMLMMNNLMNMLMMMMNNMLOMLOLMLOMMMMMMLNNMMLMMMMMKLPKMMNMMMMMOLNNNMLLMLLNMMKNMLMMMMMMKMLLLMMNNMNPMMOLMNMLMNLMNNPLMLLMMMMNLNPMMLKNMMMJKNMMMMMMMMMNLMLNMNLMMLMONMMLLNKMMMNOLMLLLMLNMNNPNMLNMMKMMLNMMLLMMMOMMMMMLLMMMMLMMMMOMMNKMMLMNMMOOMOMMNLLMMNMMMQLMMMMMMOKNMLLMMMMMLMOOMLNNMKMMMMMLLLLNMLMMMMPNLMLMMLMNMMOMOLLMMMMMLMMMMNLNMLMMLNMOKLKMNNLNNLMPMKNMMMNMMMNKNNMMMKMMMLNNMNLMMLMMLMNLOPMMLLMNLMKOMMLMMMLMNLNNMMMMMLMMMNQLNNMMMNMLLMKNMMLLMLNMMMPLMMMMNMLMNLNMMMMMNMLMNLMMMMMNMLMMLMPLMLMMNMLMLNOLNKOMLLMMMMNNMPLMMLMMLMMLNLNMMLMMLMNMMMLMMLMMMMNLNMNLLNLMLMNNMOLMMLMOMMMLMPLMMMNMMMLKMLMMMMOMOMLMLONMMLMMOMLLLNMMMLMMNMMOMLLMMMMMMMONLNLMLNLMNMNLLOLMMOMMMMMLMPLNMMMMMMMKNLNMMMOMMMLMLLMMMMOMMMLMMLNMMNMMOMLNMLMMMLOMMMLMNNKMMLNMOMLKMMMMMMMMMMPMMNMMMLLMOMNLMNMLNMLNMLKMNLMMOLMNNLLLMMMMMMNMMNMMMLKMMOMNLNMLMMMMMLLNMNMLMLMMMMMMOMLMLMMMMLMMNNNNNNLMLNMMMMMNMLLMMLNMMMOMLPLMNMMMMMMKMOMLMMMMMLJJLNMLNLMNMLNMMNMMMLLMMLOLMMNKMMLMMNNOMMLOMLMMNMLLNLMNLLLMLNOJNOLOLLLMMOLJMNLLNNMMMMMKMMLMMNMMMMNMMLMLNMNLNMMMNNLMMNMMMMLNLNNMMKMMMMOKNLNLLMMMMMNMOLNLMLLMMMOLMLNMLMLMMNOONNMNMJKNLMMNMOLMMLMMMMMMMMNNMLMLMLMNNOLNMLMMMMLLMNLMMMNMLMMMKMNONLLMMLNNLMNOMMMMMMLKLLMOMLMMMMONLLMPMMMMMMMNNNLMNMLMLLOMNLPMMLMNMMLMLLNMMMMMMMOOLOMOMMMMMMLKNNMNLLOMMMLLMLNNMLLMMMMKNKLMNKMNMMOMMNMLPLMMMMMJNKNMMNMMMMLNLNLMMMMMMONMNLMNMLMMMMMLMPJLNMNMMMLNMLMMNMMNMMQNMOLNMLMMLMNMMNMMLMLMMNMLLNNNLPLMMMLMLLNOLNLMMNLNMNLMNLMMMMMNMNMLLMNLMNKKNPMLLNMMMMJMMNOMMLLMMMONMMMLMLMMOOLMNNMMMOLMLLMMLMLMNNNMLNMJMMNMMLMMNLONMMLMNLNMMMNKMLNMNMMMMMMKOKLMNLMMMMPMMOLOMLMMMMLLNNLNLLMMMMMKNNLMMMMMMMLOLOLMNPMMMMKPLMLMOMNLNLMKMLMLMMMMMMNMMMMMMMLMPMKNMKNMMKNMNLMMMNLOMMMLLMNMMMMMMNMMNMMKMLMMMOMMMMNLMNMMLOMMMMKNNOOMMMLMMMLMNKNKMLNMMLOPMNMLMKMNMMOMMLMLNLOMMMPOLONLNLMMMMKLNNNLLLMMLMMMMLLMMLMNNNOMMLLMMJMMNMONMRNMMJMMMMLJNMNMMLLMNLONMPLNMLMMLMKNMNLOMPMMMMMMLLMNNKNMNMLMMMMMMLMMNNLMKMMMNNLMNMMMNNMLMJMMKMOMMOLMMKMMNMMLLNMLNOMMLNLOLMLNLNLMNMMMMLNMNLMMLMMMNNLLNKMMMMNMLMMLMNMNNMMMKNLNLMLMMNMNMMMMLKMMMMMNLLLMMNNLNLNKLOLMLLMMNMNLLOLLMNNMMMONLMMMNOMMOMLLLMLMOLNLNLNIMOLMMMMMNLLLLMMMMKMMNMOKMLMLNLMMOMNNNLMLMLOMNLMPMLLMONMMOMLLLOLMLLMNMNOPMLLONOMMLMLKNLNLMKMMMMNMOKLNLMMNMMMMNNLMMLMMMMMOMNLLOKMMMMOLLLMLPLMNMMNKLKNMNKMMMMNNNNMMLLMLMMNLLNNNLMMNMMLLNOLLLNMMMMLNMLMMNLMMOMLMLOLONLMMMMKLMLLOMMMMOMMLMLLMMLMMMMPNMMLNMLMMNMNNNLLMLLMMNMMNLLMMPLMMMNKLLMNNMLMMLMMLNLKMMLMMMMOMMLNMLOMMLMMMMMNMMLMNMMMNMMOMMLMMMMLMLMNLLLMNMMNLLLNMMLLNNMNLMKNMLMMNNLOLMNNMNJMNLMKMLKONLLMNMMNMMLLMNLMMMMONMLMMMLMMNMNMLNMNLNMMMMLLOMMLMLMMMMOMLMLLMMMMMMOLMMLLMQNNLMMNMMMNNKMMMMONMOMMMLMMMMMKLMMMNNMMMMMLNNMMMKMMNMLKKNMMLNMMNMMOMOMMMMMMLLNLMLLNMMMMLMPLOLLMLNMMMMNMOMLLMMLMNLNMMMNMLKMMMMOOLLMNMNMMLMOMNPLMLLMMMMLPMNNMMLMMMMLOLOLMNKMMMMONLNMMLKMMNMOOLNLNLOMMMMLNMLLLOLNMMMONLMNLMOMMMMMOMLNMLLOMMMOMNLKMMMMMMMQNMMOMMLMMMMLONPLLMLMNMMMNLNNMLLMMMMLOLNNMLMMMMMLOLLOMMLMMMMNNMMOLLLMMMMMMONLLMLMMMMNMMPLMMMMMMMOLMMNMMMMMMMLOLNOMMMMMMMMOOMMNMLMMMMLMMOLMMLMMMMOONOMMLKMMMMKOMNNMMLMMMMMOLOLNMNMMMMLMLLLONLKNNMQLLMOLNKOMMMMPNMNLNILLMMNPMLLNLLNMMPOMNNMMOKNLMMLMMMLNLLNNMMMMOMLMLMLMMMONLNOMLLLMMMNLLKNMLOLMMMOOLKNPPJMMMMKKLNMMNLMMMMMJMNKNMMMMLMMJNLMOLLMMLMNONNMLLNLNLMPMMMMLMNLNMMNMNMMLLNLNMMMKLLNNOLLMMLMLLNLMOLMMMMMMMLLMMMNMLMNMLMMMOLNMMMNOMLLLNNMMMMOLLKNMNLLNMNPMMNLMLONMLMMMMNMMLNMMMMMLMOMLMMMMMMNOLLNLNNLMMMMLMMNMLLMMMMMLNMMMMMMMMMLLMNLMNNLMNMLLNJKKNNMNMMNLNMLMKMLMMMNNLNMLLLNMMMNLNOLLNLMMMMLPMNKMMNMMLMOOMNMNLMMMMMLOLLOMOKMMMMNJNNLMMNMMMLMOJMLNMNNMLMMNNNKKOJNLMMNMMLLMNNMLNMMKNMLMMMPNLLLNLMMLNJNMLNNOMMLLOJOMMMNNMLNMLNMMNMLNLLMOOMLMNLMNNMLMLLMNMNMOMLNMLLLNMMNNLOOMLOKLLMNKLLLMOLNNNMNLMNLNLLMMMMOPMLNMOKMMMMLNMOLMOLMMNMMLMLKNNOMMMMMMMOLMMMMMMMLNMOLMMMMMNMLOMOMMMLLMMMMOMNOMMLMMMMLMMPLMMLMMMMMOMNNMMJMMMMLOMONKNMLLNMMLKOLLLMNMMMNOLNMNLMNMMNMNMLMNNMMMMLPNNMLNMMOMLLKMNMLMMNMLMMKPMMMNNMLMMLMLMKMMMKNMNMMLNLMNMMMMNMLNKOMNLNMMMMLLNLLLMONMMMMLNMLNMLMMMNLMNMMOMNMMMMMMOKLMMLNMMMMONNMMMLMMMMLMMLMLMLOMMNMMOLLOMMMMNMKNOLLOLMLMMMNNNMLNMLNMMLMMMLMMMMNMMMNMMLMNMMNMMMLMOMLNMNLMMMKKMMMMMMNMMMMNNNMLMLMMMNLLONLLMJOMLMNNNMMMLNMMMMKMNMMMMMMMLMMLOLMLMLOMMNLOMKMOMLMMNMLNLKMNMMMMMMMLPMMMMLMMMMNMNLOLOLMMMMLLNPMMLKMMNMLNNMMLMLMMMNMLNLNMMNMMMMKLMNMKMJMMMNNLMMLNMMMMMLNNNMLMLLNMMMOPNNMLMMKMMMMMMPNMMKLMMNKMNOMOLLLMMMMPMNMMMLOMMMJLMMNMMMNLMMLKMNNKNMLLNLMLLNLNMMLMNNKMONMLMLMNLMOLMKMMMNMMMNMNNNMMLLNMMMMOMKLNMNMMMMONNLMMMLMMMMMNMNMLMMMMMMONONLLLNLMNMLKLMMNMMLMMMPONLLOLMMMMMNNNMLMMLNMMMLLNLLNLNNMMMLLMMMLMMMNNMMMNLMNMMMLLMOOMMMNMLNMLMOMMMMMMKNMNMNNMMMOMMOMMMLLMNMNLKNMOMLMNLMNMMMMMMKMMLMNLMLMNMMLOMMLMLMNLMPNMNMNLMMMNMMNMLMMMNMLNLMLMMMNMLNMMMLLMMMOMLLMLNOKNMMOMMMMMMMKNLMMMLMMMLMNLMMNMLKMNMNLNMMMMMMMMMLNOMLLMLNMMMMMMLMMNLLMMMNOOMMNMNMMMMLMLMMOMMMMNMLLLLLOMLNNNMLLLMMPMMLNLMNJMMMLMLLMNMOMLLLOMONMMNMOLMMNMNMMLLNLMLMMLMMMNMMMLMMOMMLMNMOKNMMMMLMMLLONOLMMMMOMLMKLNMMNNLLMLMPLMMMOLNMMLLNKNLMMMKMMOMPMNMMNMLMMNLLLNMMOMMNMMMLLLMMNMLMMMMOKNLMNMMMMMMMMLLMOMNLNMMMLNLMMLOLMMMLMNLLMMMMMMMMNOMMLLLNMMMMMLMMPMKLMMMMKLMMOMMMMMMKMNLMNMLNMLMKLNMMOMLMMMMLMNLMNMLMMMMLONMMMMKLMMMOMNLMNLMNMMMKMMLMOMKNMMMNLLMMLMMNMMMNMNMMMNLNMMMLLLNMMMNLMMMLNNMMNMLNMMMMKOMMLMLMMMMNPNLMNMKNMMMMKMMMNNMMMMMLNMLMNLLNMMMMNMMMMMMNMMMNLMLMNMLNMMMNLNLMOMLLNMMMMNMMOMLMMMMLLLMMOMLNMMMMMMMMNMNNMMMKLMLMNMLONMMLLMLLOMNNNMMLLMMMOMNLMMMMKOLMNLNMMMMLNMMMNMKNMMMOLNMMNMLMMMMNMMMNMNNMMMMLNNNKOMMMNMMMKNMLNLONMMMLNMLMNLOMMMMMLMJLLLPMMNNNNNLLLMNLMMNMMLNLNMMMMNMKKLNLLLNMMNMNNMOLMMOMMMMLNMJLNMMMMNMNLMLMPMMMMMMMPLLLPMLMMMMOLLNMMLJMMLNNOKKLNMPMMNMLONLMLLNMOMMOLNNKNMLLMLMNLNLKNKNMNKMNLNKLOMKMNLMOIMLMLMPNMMNLMNLMMNKLMLNNKLNMMMMMMMONNPLLLLMMONMMNONMMMLMMMMMLNMMKMMMMNMNOOLMLMOMMMMLKLLLNMNMMMMNLNLMMMOMMMMLNNNLLLKNMMMNOLMNOMOMMLMKMNLLNLMMMMMNLLMMNMOMMMMLLLMMOMLMMMNLKNMNLLLMMMMNKLLNNMMMMMMMLMMMMMMMNNNMONLNMNLMMMMKONLLNKMMMMMNLNLNLNKMMMMNMMLNONLLMLLNMMLKMMNMMMNNKNLONLJMLMNMLLNJNMMMMMMMNNLNMMMMLMMNNMNKMKLMMLNNPLOLMMMLMNMNLMNLNMKNMLLNMNMNNMMMMMLLLLLLMMNMMOMNLLNLNMLMNMMNMMLKMMPLMMMMNNLMNLNMMMMLNMMJNLOLMNMMOOLNMMOMLKMMKNLMMLPMMLOLLMNLNLKMMMMONNKLMMOMMNMMLMLMNLLMMMMNONLMLLKMNMMOLNMMMKMNMMMLLMLLMNONLLMONOOLMMMNMMMKNOLMMMLOMKMNMLLNMNNMMLMMKOMMMLMMMNMLLNLMMNKNMMMLMLLLMONLMMMNKMNNMKNMMLMMKLLMMOMOLMMMKMLMMOKLMNMMLMMMMMLMNMMPMLLMMLMPMMMNMMMLNLPNMLMNNLOLMNLMMMMNONMMMLLNMLMNNMMLMNNMMMMKKNMLMNNMMMMLMLLMMMNMMLMOLLMKMNNNLLMMOLLLMMNMNLMONMMMMMLOMMLMMKLMMMOOLNMMMLLLMMOMNLMONMMMMOMMNLMMMNKMMMLMMNMNOMNMMMMMKMMMLMNLMKMNMOMLONNMLMMMLLMNLLNOMMMMMMMMNMMOMMOLMMMKONLMMMNNLMMKMLLNLNNMMNLMMLMLMNLOMMMNMNNMMLNLLMMPLMLMMMMMMMMOOMLMLMOMMNMNNMMMMMLOMNMMMMNMMMNMMMMLMMLNMMNOMMMLLMMOMMMLLOMNLMLMMMLOMMNOLMLLMLNNMMMOKMNMMMLNMNLKNNNMMLKNMMMMLMNLMMMONMLLLMNMMMKOMNLMMLNMMMKNNMLMLMLMMMNOMMMMNMLMMMLNMMMOMNLMMMNMMMNLNMLMNNOMMMMKONNLLMNMMMMLKNMMLMKLMMMNMLMMMMMMLNMMNONLMLMNMMMLNLNOMLLMMMMMLKOMLMOMMNMKNMOMNLLMMNMLMNMLLMLMNMMPONKKMLNMMMMOLMNMMMLNMMMLMMKMNLMLMMMLKLLLOMLMMMNNKMMNLLKMMNMMLLMMMNOMMMMMKLMLMMOOMMMMLMKMLLNMMMMOOLMKNNLLMNMMIMLNMMMLMMMNOMNNMMKMMNMLOLOMMMMOMMMMNNMLLNLLMNMMMLPLMMLMMMMNNNMLMOKNMMMLLONMLMLMMMMMOOLMMMKMMMMMNPLMLMMMMMMKMNMLMMMMMMMMMOMMMLMNMMMMPOMLMMOMMMMKPOKLMMMMMNMNJQMMLMMMMMMLPMNLLMLMMNMNLNMMMOLLMMMLLOMLMLLMNNMNLOMLMMMMMMMKMLMMNNMMMMLMLMLNKNMMMLMOLMKNMNMMMMMNKKNMMMMLMNNMNNKLMOMMMNMKNNLLMNLMMMMOLNMMLMLMMMMNMMMMLNMMMMMMLLOMMMNMMMMMNNLLMLOMMMMMLNPMNLMMMLMMNMNLMMNMMMMNLMNLLMNLMLMNLNMKNMKKMMNNMNKLMMMOMLLOMMMLKMNMMMMMKMNMMLMNMMLMMMNNMLLMMMMOMNMMMLLMMLMNMMNLMLMNMMKMNMMMOMLNMNMOLPMKLNKOMNMMOKNLNMNMMLMPNLKNMMMMMMMOLMNLMMLMLMMPLMLLMNMNMMMMMKLMONNMMMMMLONNMLOMMLMLNLNMMMMMLLNPNMLNMNMMLMMNKMMMMNKNNOLKLNLMMMMLMMMMMMLNLNNMMMMKLLMOMMLMMNMMKNNLLMMNKPLLLMNNNMLMMMMLPLMLMMMNMLMONLMMLMPMMNMMONNLLMLMMMMMOMMMOLMMMKMPMNMMOMMNLLLMLOMLMLLMMLNNLMMMLMNMMMMNMLMNMMJMMMMMMLLNNONLLMMMMNKPMLOMNLMMKMOMMMOMMLMMLLMNNMLMMLMNMMMMOMMMMLMNOMOKMMMMLMLNLMNNMMLMMNMLMLLNLMMMMMMOLNLMMMLMLLMOLMLLOMNMMLLNMNOMLLMMMKMMNNONMLNMMKMLLOMMMMOMMLLMONKMMMONMMMLLNOLMMMMMMMKNMLMNMLOMMMLKNMMNMMNMLMLKMOLMLQMNLMKOMLMMNKNMMMMLMLLMMNNMMMNMOLLMLLMNMMNNNNLLNKMOMLMLMOLMLLMMMMNLMNLMMNMNMMKKMLMLMOMMNMNLLMMMPLMMLNNOOLMMMMMMLMMMOLMMMMMMMMMMMMLNMOMMLNMMMJNONMMLNMMNMLMNMLMMNMMOMMLNOMMMMMNMLNLMOKNLNMMLMKLNMNMMMMNLMMMMLNLMLMNLLOMMMONMLMJMMNPLMLMMMMLKMNKOMLLLNMNNMMMNPLMLNMMLLNMMMMLNLMONMMLLMONOLMMNMMMMLMMMMNMMLMMLMMNNNNKLMNLMMLOMMMNNLNMMLLMMNMMMLNMLMNMNLMNMLNLMLONMNMLMLOMNKLMMMONKLLMMMNMMLNQMMLMMOMMMNMOKMMMMMLMLOMONLNMNLMMMMMPMNLNNLLLMNMMNMNLLMNMLMMOLMONMLMMMLMMMLKMNONMMMMLLKNMNKLLMNMNOLKNLNOMMMMMMLJNMLLNMNMPLLOLMOLMMLNMMOMMMMLMMMMLPLLMMNNMMMMMNOLMMMMMMMMLOOMLLMMMMMMLPMLLMNLMMMMPLNNMMMLMMMMLONMMMMLMMMMMONLMMMMMMMMLOMLMLMLMMMMOOMLLMMNMMMMPNNLLMMLMMMMOONLLMMLMMMMONNLNMMMMMMMLONLMMLLMMMNONNMMMMMMMMMLONMMMMMMMMMLOMMMMNOMMMMLNNMNOMJLKMMMLMLMNONMLMNLMMLMMMMOMMLNMONMMMMMMLMMOLLOMMMMMLMOOOMMLLNNLMMMLPMMMNKMMMMKJOKNMLLMMLMNNMMMNNMMMMMLMNMMLLNMMNNLOMMMMLJMMMMNLPLLLMKMMMNOKNKLNMKMMMMOKNMLMNLMMLMMMOMMLLLMMLMNOMNMMLMMNMMMMNLLLMNMMMMNLOMMLMLMNMMLMLLMMMNNLMNNNMMKMNNMMLMKMONLLLLNNNMLLLNLLONMMMMLMNLNMNKMMMMMLMNLNLOLMMMMOLLMONKNMMMLNKLMMMNMMMMNOMMLMLOMMMMMNNOLLMNMMMMKLLMLMMNMMNMNLNLLMMMMMMMNLQMLLMMMMMMJOMMMNNKMMMMMPLMLOLMMMMNPMNLLNONMLMMKLOJMLMMMMMMNMKLLOMLMMMMOLONLNMLMMMMLPNLKMOMMNMMLLMMLNNLMMMLNMMKMNOMMMMMMLLOOMNKMMMMMKNMLLMNMMMMNNNMLKMNNMMMMNOOMMMKNMMMKLMMLLLNMMMMPOPLNMMNMLMMLNONNMNILLLMMLNMLLLNLMNMNJMMMMNKLLMMMLNKNMMJNMLMMLMMMMMNLKMMLMNMNNMJMLLMNMNLNKLNNMMMIMLLMMMLMOMMOMMMNMLLMMMMOKNPLLLKMMMMMMNKLMMLMNMMPMNLMKMNMNLMNNNLNLMLMMMMMLNMLMMMMMLMNOOMLMLLMMMMOONNMLKMMMLMNNOLMLLMMMMMNNOLLNNMLLMMMLLMMMOLLMNMOKMMMMMLMNLONMOLLNLLNLMMNNPLMMMNMMNMLMMLLMNNMMMMKNNMMMMLOMMMNLNMMMLNMNMMMMLMMMNMOMMMMLPNMLLNMNLLNJLLMMMOMLMMOLNLLMNLMMMMNOLMMNNLMMMMMOOMMMNLMMNMLKLLMMLMNMMMNOLMMMMMMMMMOONLMLLNMMMMONLMMMNLNMMMLMOMMLMMMMMMLONMMMMMLMMMOMMLMMNLMNMMNNPMMLLLNLMMNNOMMMNMMMMMMLLLLNNMLNNMNLOMLMLLMMMMNLONLLLNLLNMKMPLMMOKLMNNLOMMMMLLMNMMONMLMMNMMMLMNOOMLMMMMONMLLOMLMNMMNMMMNNMLMMLMOMMNLNKLNLPNMLNLLMMMMNKMMMMPOMLMNMOMMMMNNOKLNMMMLMNMMNLLMLLLONMNMNMLMMLMMMMNOMMMNLKMMMMOMOMMLLOMLNMMONNLNMKLNLMMLNMLMNLMLLMOKNLLNNLMMMMMMMMMLNNMMMMLPLLMNNMMMMMLKLLNOLKMMMMONMMLMNLMMMMMONMMMLLMMNMMNNNNMMKLMLMNMMMLMNLMMMMMNMLMNNJMMMMMMMLLNNNMLMMMLNLLMLLMMNMNMNLMNMLLMMMNKMLNMMKMMMMNMPMMLLLNNMMLMMLMMNLMMMMMOMLMMNLMMNMNOOMNLLMMMMMLMLMMMMMMMLNPKPMNLMLNMMMKNOLMMLKNMLMNMNLLNMLMMMMNONLMNLLMMMMNONMMMMLLMNMNNKNNMMKOMLLNLNMKMNKMMNMMMNMMLNLNMLMMOQMNLLLNNMMKPNLMMMLMMMMNONNNLLLMMMMMONNMMMMMMMMMNPLMMMLMMMMMNPLLNNMMMMMKNOLLNMLMMMMLQLMMMNLMMMMONNMNMLMMMMMLMMMMLNLMMMMOLOLNMNKMMLLNNOLMNMLMLOMMOOMMMNLMMMMMOOLLMLLMMNMOKNMMNMLMNMMLPNMLMMLMMMMMOMLLNOLMMMMNNMLMNLLMMMMNNOMMMMLMMMMLNMLONMLLLOLNMOLLMOLNMMMKONMMMLMMMMMLMPLLNLKMMMMMMNLMLNLMMLMNLNLLNLLMMMMNNNMLMLLMMMMNLOMLNMMMMMMKLOMNMLMMMMMMLNLMNMLMMLMNOOMNMLLMMMMMNMMMMNLMMMMOMOLMMLLMMMMNNMNNLNMLLLNMOOMMMMLNLMMONNMMMMMNMMMMNOMNMLKLMONKMNNNMKLMLMMNOLLMMMMMLOMONNLMMNKMLMLOMMMMMMMMMMMPMPLLNLLMNNMMMLMMMPMMMMMQLNMMNMLMMMMNMOMLMLLNMMMNOPNMMLMMMMMLNLMLNOLMMMMMKNMOOMLLMMMNNPMMMMMNNMMLPNMMMMMMMOLMKNLLLMMMMNMMKNNMLMMMMMMLNNLLLMLMMNNMLNLMMNLMMMMLMMMLMMMLMMMPMOLMLLMMMNNMOMMMMMMLMMNOLMMMNMMMMMMMKMLNMMLMMMMMOMLLMNMLMMMNLONMMMLLMMNMLONLLMLNMMMLKONLMMLMMMMMLNLLMLLNMNMNNLMONMLMMMMNOLMKOMMMMMMMNMMMNLMMNMLMLMMKOKMMNMMNMMLNNMLLNNMMLLNLOKLMMNNONMKNMMLMMOMOLLKNLMNMMMMOLMMLMMLLMMMQLMJMNLNNLMKNNNLMOMMMMMMMMNNMOKLMMMMKJMLLLONLNLMOKLMMMLPLMNMLKMLLOMMMMNMLJMNNOMLLMMMLMLLMNLNMMMMNOMONLMMMMMMMOMNNMMKMMMLONNNMLNLMMLMMKLKMNMOMMMMNMMNOOLMMMMMJKMNMLJNMMMLMOMLNONMLMLMNMNOLNKMLNLMNNLPMNMKMMMMMNMOLNMLMMMLMOMMMLLOLMLONLMMMOMMMMMMMLMMMLMNNMMLNMNONNLLLMLMLONOMLMLMMNMKMMOKNMMLNMMLMKMMPNMMMMMKMLLMPMMLNNMMKLLMQMLMNNMMMMMLRMLMNMNMMMMLLONMMMNMMNMLMNMLMMLNJMNMNMKMNLMLLMLPLMKMNMMMMMKLONLMMMMNNMKNNLMNMLMLNMMMNNLNMMMLKNMLNMMMMMMMOKLKPMNNMMMNLNMMOLKMMMMMKMKLNNMMMMMLLNKNLLNNMMMMLMMLLOKNMMMMLNNLKLNMMLOMONLKMMNLMMNMKMMNMNKLMMMLLNONKLLOMLMMLMKMKNNMMMMNMMNOMMLMLMMLLMMNOMOMLMMMLMLMMNNMMMMPKLMLNMNMLMMNLLLNMMMNLMNMKMNLLMMOMMNKNMMNNLNNKMLMMMNNNLMMMMLKMNJLMMOLMMNMLNKNMLKMMMMOMMLMNLKMLNOMLMLMLNNMLMMMKMMNLLOMMNMKMNNLLLPLMLNMMMKMNOMNLLMMKMNMNNLMLLLNLLMLOMNNMMMKKKMLMNMMMLMNNNMKNMMNMMMMLMMMMMMMNMMNNMNKNLLLMOLNLNNLMNLMMMMLNMMLNMJLMMNNKNLMOMMMMMMKOLLOOMKNMNMMKNNMNMKMLMMKMNNLOLLNMMMKLMLMMLPMMMMNLLLNNLMMMMNNLMLMNNKMMMNNNLKMMMLMNNMQLMMMPLLMMMMLKNOMMLLMMNMLJMLLNLMMMMMMNLNPLLLMMMMNJNLLQMLNNMMLMLKMNMKMMMMOMNMLMNMNMMMKNLNLONLMMMMMLNMLMMLOMMNKLLLMONLMMMMLMLMMOMLMMLMNLMMMMNLMMMMNLMMMMMMMMNMLLMKMNMLMMLMOMMNMNLMMMMMMOMMMONKLMMMMNLMMNLOMMMMLKMMLNMMMMMMLPMLLOOLMMMMMMMMLPMLMMMMMLLLMMNLMMNMOOMLMOLLMMLMNMMMLOLKMMMMMMMLMOLLMMMMMKLLMMMNMNMMLMLMNPLKLMNNMKLMNOLMNMMMMLLMMMOMNMMMMOLMMOLLMMMMNKLLLNNMMMMMOMLMMMMMOMMMLMNLLNNMNMMMLNMKMNNLMMMMMMLMNMLMMMMMOLMMLMNLMMLNOOMMMOMKMMMMOLMMKMLMMLMNNMLMLQMLNMMMMKLMMOLKMMMMNLLLMOMLMMMMLNNKMNLKMMMMNOLLNOMLMMMMKOLLLNNKMMMNNNNLNNMLLLMNMMNMMMMNMMLMNLOLMNLLMMMMNOLLMNMNMMMMLLNLLLMMMMMMONNLNMLLMMNLNMNNNMLMMMMMKKMLLMLNMMMMOMOLLMNLMMLNMNONLNMLMMMMMMMNLMLNMMMMMKNLLMLNNLLNNNMKMNMNLMMMLNNMMMNLLMMMNLLLMNMLMMMMOLMMMMMNMMMMMOPLMMLMMMMMMPOMMMMMMMMMKNLMMNMMMMMMMOMLMNMMMMMMMNMMMNMMMMMMMLNLMOMMMMMMLQMKLMLNMMMMNPLMMNMLMMMMOMMMLMNLMMMMMNMMKNMLMMMMPONMMOLMMMMMLMLLOOLLMLMOMLNLMMLNMMMMMOOLMNMLMMMMLOLLMMNOMMLMNKNLMMMNLMMMMONLLOLMNLMMNOOLMNNMLLMMLNMLNNLLMMLMOOMLLNLMMMNMNONLMLLLMMNNNMOMLOMLMLMMMOLLNOLMNMMMNLNLLNMNMMMMLNOLMMLLMMMMNPMLMMMNMMMMLOLNLMMLMMMMNNNLNLLOLMMMNKMNMOMILLNMMMNMMMLMMMMMNOLMMLMNMMOMMLNNLNLMMLNMLOMLMNMLMMMMMNLNMMMLLMMMONMMNNLMLKNMNMMMNOMMMNLMMNLNNMMLMLMMMMMMMMMNLMMNMNMLKLNMNMNMOLLMLMMKNOMMMINNMMLJMMMMNMLLNLMKMNMMPMKLLMMOMMNMNOJNOMMMMMMMMLLNNNJLMLNMMMMMMNMJNLKMMOMKMNNMMMMMLNMNLMNMMMLMMKLNMLNLMMMMNKLNNLMMMNLMNLNNLLLMNMNMMKNMNNLLLMNMKMLLLOOMMNMMLNNMNMMMNMLMLPMLKKNMNMNMOKLOMOLMMMNMKMMNNMLNMMMMKNMNLNLLMMLNNMOKMMLLMNNMONMKLMMNMMNMMLMLMMMNNMMMMLLKMMOMMMMMOMNMOMKLMLMNNMLOLNNKMLMMNMMLOMKKMMMMNLMLKNNMMMMMMNNKMOLNMMMMLNOMLLMNNMMMMNNLLMONMMMMLMNLNLLMLMNMNMNLLMMMLMNMNMMMKLLNMMNMNNMMLLKNMNMMNNNNLMLLMMMMMMMMMQLLMMNMKSONNMLJKNMMLKNMMMMMMMMMMOMNMLKOMMLMONMKNNMNMMMMLMMOOLMLNMMMLMMLNNMMNLMMKMMOKMNNMMLMLNMNMMMMNLMMMLMLNMNINLKMMMLLLKMONLOMNLMLNMMLMMMMONMNMNMKKMLMPNNNMNMLLMLMMLMNLNNIKLMMNPOMNLOLMMMMKMMLLOMMNLMMONMLLMMMNMOLOKMLOMMLMMMMNKMLNNOLNNLMLLMLNMMMMMLMMNMNMNLLMMMMMNLMLNNNMMMMLNLPMMKMMMMMMNMNMNMMMMMMLOLMMNOMMLNMMLLNLMNJMMMMNNLLLLOONMNNLMNMMMLLMLNMMNLMNMOLMMMMLLLKNMNKNLMMNKKLNNLKMMMMPLMLMNMLMMMMOMMLOLLLMMMMOKMMOMMMMLMMLMMNMNNMMMLMMNMLMMNPMMMNLMMMKMNNLMMMNLLNMLNOLMNMKNLKNLPNMMMMLJNLMMNMMMMMMMLKNMNMMMMMNJLKONOLMMMMKKMPMMLLMMNNLPMMMNNMMMLMLMLNMLMLNMLMPLMMKNNMMLMMMMMNKLOLMMMMLNNNMLNLMMMMKJLNMLLMOMMMMNLMMMLONMMMNMMMMOLMNMMMLLMKMKNNMLMMNMMMMMLMOMMMNMMLNMONMMMMLNNNKMMLMLMMMOOMLMMMMMMMOKNMKMNMMMMMNNMKLNOMMMMMNLMMKNOMMMMMKKMKNNNLMMMMMLKOMNNMLMMMMLLMMLRKNMNNMKLMKLNLMMMMOMNLLLOMNMMMMLNLLMPMMMMMKJNLLLNOMLMMMOLMLMNNMMMMLKMLNMNNMMMMKLLMNMMNMLMMNNLNLNMONMLMKLNLMMMLMOMMMMLMMMOMNMMMMLKMNMNKMLMMMMKLMLNKNNMMMLMNLMLONMLMLONLMNNLMLMLMNNNLMQKMLMMMLKNNLMMLLNMNLMLMLNNMMMMLKMKMMOKMMMMMJLNKNOLMMMMNLNLKLOLMMMMNLMMLMNLMMMMNMLMNMOMMMMMKNNOMLLKMMNMKOMLMNKNMLNMMLMMOLMLMMMMLMNNMLPMLMMMJKMMLOMLMMMMMLNKMNNMMMMMLNNOMLMOMMMMLNLLMOMNMMMMMMKLMNOOMMMLLLNMOMLLMNMMKPMONLKMMMNMLMLKMNMOMMNMLKLNMMMNMMMMKLLOLOMLNNMMLMMNLMMMNLNMMPMNLOMLMMMMKNLLNLMLMMMMOMMMLLMNMNMMMPNLKNMKMMMMNKMKNMLNMMMMMLMLMMOLMMMMLMNLLLNLMMMMNNMMMMNOMMMMLLMKLNLNMMMMMMMNNMLKMLMMNNMMMMNLMMMMMNOMMLMKMLMMNOONLLMLNMMMLQLLNMNMMNMMMMMMKNMKMMMMMOLNLMMKMMNMNNNLKNOLMMMMLJMKLLNLNMMMNKMLNMMMMMMMKNMLLNNNMMMMKMLLMMNLMMMMMMLNMMKMMMMMOONMMNKLMMMMOLLLLMNOMMNMMLNKMNLKNMMMONLLLMNNMMMMNKMNLMLONLMMLMNLLNMNLLNMMKMMLNKOLLNLNLLLNMMMMLLOOOLNMMNNLMLLNONLLMNMMMMMNNLNMMNMMMLMOMMMMMOLMMMMOKNLNLMLMMNMLMLLLMOLMMMMNKNLNLLNMMMMLOMLNNNLMMMMMNLMMLOMMMMMNMMNMKNNNLMLKLMONMLNMMMMJNMLONMLMMNMMNMKNNNMLMLMNMNMMMNKMLLMONLNLNNLMMMMMLMNLNMKMMNMNMMOKMMMOMMMNLKNMMMNMMMMMLMLNOMKNMLLNLMLMNMLMMMMOLMKMNMNMMMMLJNMNNLKMMMMKMNLMMMLMMMMOOMNNMLNMMMMKKLMMNNLMMNMLJMOMNMLMNLMMLMMNMMLLNNMMNLONMLMMMLMMLMNLMMMMNMLMJNKLLMNMMMMOMMLNNOLMMLMMMMNLLNLMMMMNMNLLMMNOMMMLNMLMMMOLNLNNLNLMNMMMMMMLLNKNMMKMLLNNLMMNLLLNMNLNNNLMOMJMMLMOMNMNLLKMMOMNMMLLMNLMMMMMMNLMLMNMMMMLPMNMNMLLMLNMJNMLNKMMNMMLNNMMMMMLMMMNNLONMLNMMMMKMLKMLNNNNMMLMNOLMLLMMMMMMLLLLQOMNMNLJMLNMNLMMMMMMMLNMLKMMMMPNMNOMLMMMMMLNMNLMNMMMLLMNLNLMMNNLMMMKKLOMLNLNMMNLLNMNLMLMMLONLMNNLMLMMMOKMOMLNMNLLLMNMOLLMPOLMLLMLNLNLNMMMMMNMNNMNMMMLMLONKMNMJNMLLNLNLOMMPMMMMLLLMLMNMLNMMNKLNOLNLMMMMMJNNLLMNLMLMQPLKNMOLMMMMMMNOLLLLMMMMNNNKMMLNMMMMOLNKMMMLMMMMONLNNMLNMMMOKNLMNLMLMMMMNLKLQMNKNMMMLKNLMMOMMMMMLMLLONMLMNNMLLLLPMMMMMMMKNNLQMLMMMMMJMMMOMMMMMMMKMMMPMLMMMMMMNLMMLLNMMMMONMOLMMNMMMMMLNMNMMLMMMMMOMMLMNNMMMNMKMNOLMLMMMMKMMLOMMLMNMMNMMLOMMLMMMMMKMMNMMMMMMMNKKKMNMLMMMMONLMNMLOMMMMNKMNLMMLMMMMOMLLNNMKMMMMNKLNMMMNMMMMMNLLOMMLMMMMLJNNLMNKMMMMNMMLMMLNMMMMOONLLMLLMMNMOMMNNMLMMMMMKKLONMLKLMMMNNNMLNMMMMMMLLMMMMNLNMMMLKMMNNLMOMLMMJLKKMMNMNMMOMPMMMLLNMMMMNNLNMNLMMMMNLLLOKLLMNMNOOMLLMPLMNMMLKMLMNLMMMMMOOLJPMMMMMNMMJMLMMOLNMMMKMMMNMOLMMMMLLNMLLNOMMLMLMNNNMMLMMMMLONLNMLLMMMMMNLLMMMMMMMMOOOLNMLNMMMMLNKMNLMMNMMMOLNMKOLMMMMMONMLMMNNMMMMOLLPMMNMLMMMLNLNNMMKMMMMOLLMMLMLMMMMOLNKLNLMMMLMOPMMNLLKMMNMPKMMNLLNMMMOKMMMPLMMMMMMLNMKMMMNMMMMPMNLLMLNMMMMNLNLLLOMMMMMMONNLLOMLLMMMLNLKLOLMMMMNMMNMMMLMMMMNNKMNNNLMMMMKLMMNMMLMNMLNNMLOLMNMMMMMMMLMMMMMNPMLMMNNMMMKLLNJNMOMMMLMMNMKONNMMMMMMMMLJLOOLMNMLMMLJNLNNLKLMNLLLNLOLLKMMNOLNNKMMMNLMNLOOMNNMLMLLNMMNMKPMMLNMMLNKMMLMLOMMMNMKMKOLMLNMMLOJMLNKMNLMMMNMMLLMMLMMMONMNKLMMKNNOMLLLKNLNKNNLMNJLNOMLLOMMMMKOMLMMLMMOMNKLNOMLMMMMMLLMOLMMNOMMMKNNNNLMKMMLNMNNMMLKMMMMMNOMMONMLMMMLNLLMNLMNMMMMMLMNMMMLNMMMNNMMNKLMOMMNMMMMKOLKNMNMMLLNMMMMMMMMNOLLMLPLMNNMMKMLLMMNMMMMNMMLNMMMMMNMNLLLLNLNLNMNNLMNLMLPLNMMMLMLNMMNLMMMNLLMLMMLMMMMNKLMNMLKMMNNNLLONKNMMMMNMOOMLMNLMMMMOMOMLLMMNMMLMMLNLMOLMMMMMLLMONMNNLLNLMOKPMMLMMLMMNMMMLMMNNMMMNLNNMLKMMNNLLNOKMOKMMMMLKLNLMNOMMMLMKMMKNMOLLMMNKNNMLNKMLMMMMMMQNLLMLMNKLMMLOLKMMNMONMONMMMMMMMJNLMOMNKMMMMNMMLKMMLNNMMNMLMOLNLKMMNNLLLNMMOLLMMNLMONMOMNLLLKLNLNLMMMNLMMONMOMMMMMMLMNNMMMLKNNOMMLMOMNMLMMKMOMLLNMLNOMMMLMMOLLOOMLMMKLMMLMLLLMONNLKNKMLNNMMMNKLNOMLMLMMMMMNLOLONMLMMMMLLMNLKMMNMOMLNLLMKNNMMNJLMMMMKMLMMPQMNNLNKMNMMLMNLOLMKLMMMPMNJOLNKMMMMOKKMNLLOMMMMMMLJQNLMNLMMMJNLQLMNMMMLKKMONLLNMLNKMMLLNMLMNMLNLJMLPMMMMLLMMKMNOLMLLNMMNNMLLMNKMMNMNNMNLNLKLMNMNNLNOMLNLMNMKLNKOLMKMMMMOONLNLMLMMMNOMLLOLMLMMNMOOKLLLONMMMNMKLMLMMLNMNMPNMLNMMNNMMMMMMKMMMLNMMMOLMLNNMKMMMMOLNNMLLKMNLNOMMONLLNMMMLMPMNOMMLMLMMLLMLKOMOMMLMNMONMMLLMMMMLLLMNNMLMMNMLLNLMLMMMMMMMNNMNLMLNMLMLMMIMMLJNMNLNMLMNNMLMMMMLNNNLMLLMMMMNLKNNPLMMMLMLMLLNMNLMMMNOKLMNNMLNMMMMOMLNNNMLLNNKMMNMMLMMMMMLNMLNMMOLLMMMKNLNMLLMMMMNMMKNMLKMMMNOKMMQMMKNMMMLJLLONLKMMMNNJMKOLMMOLMNMLNMOLLNMMNLKMMKMLOMOMMOMKMKOMLMOLLMOKMJNMLMMMLMNLNOLMLKMMOMMNMKNMMMMMNLOLNMNMLMLLMNMMMLLNMOLLMMOMMLMMMLOMMLOLMNNMNKLMLLMLLMNMMKMNLMMLMLLMMLNNMMPLMLMLONNMMMLNNMNLLKNMMMNMNOLMMLMMMMLLNLLNMLMMMMNKNNMLMMMMMMLKLKMNMJMMNMNKMOMMNMLNMMMMMKQMMLMLMNMOMMMMLLMNOMNMKMNMOMMNMMLLMKOMMLMMMMMKMOMMMMNNMMMOLMNMLLMNMMMMMLPMOLMMMNMMNKNMMLMLOLOOMNKOLMMMNMMMMOLNMLMMNMKMLMLNMMMMMMOKLLNMNOMLMNMNNNOKLJMMMLNOMNMMMKMMMMMKMLLLMNMNMMNMLNMLNLMNNMKLNOLNKNMMLMLJMOLLNMMMMMLMMKNNNMMMMLMNMNMLNLMLMNMNLLLNMNMNLMNMMMMMMLNMMMOOMMLLMNMLMMNMMNNMLMMMMMNKLKNMNLMMLMNLLNOMMMMMMMMLLKNNMLMMMMNLPLMLMOMMMMKMMLMOMLNMMMLKMLKNLMMNMNMKNLLMLNNNMMLOMLOMMNLMLMNKNMMNMKLMLMNOMLMLMNMMMMMKOMLMLLNMMMONLOMMMNMMMMLNOMKLNMNMMMKLOMMMMMMMLMLNLNNLOMMMMMMOLNLMOOMLMNKMMMLMMNMMLMNLMNKLLNMNNMLOLLMNLNMNMMMMMKNMLMMNMMMNLMNMOLMMMMKMLLMNNNMLMLNMLKOMMMMMMMNMLNMMLNMNMMLMLOMMMNMLMMLOKLQMNMMMMMLLLNLNMMLNMMNMMKONMMMMMMMNMOKMMJMMNMNMMLNMMLLLOMOMNNLMMLLMMNMMLNMMLKLNMNOLNOMMLLLNMNMMNLMLLMMMMMNMNLNMLMMMNLMNLLLMMOMLMOMNMMMNOLMMMMMKMMMMLLMMMMNLMNLMMLMMMMNLMMMMMMMNMMLLMLMNMMMLLMONLNKMOLMMMMMLNMNMLKMNNMKONLPMMLMNMMKKONLLLKMMMMONLNLMLKMMNMONMKKMNMMMMMNLLNOLLPMMNMMNLNMMOPLJMMMMLNLMOMNKMNLMMKMMMJNKNNNLOMLMMNMKMMNLLOLMMMMMNMMMMMNMKKMMMMNNMOKLNNMLMMKOLMOOLLMMLMNLMMPMLMNLMMLLNMNLNOMMLMLNNLNMOOMLLMLKMMKMPNMLLMNOLMNMMNMMLNLNMMMMLQMMNMNMNNLNLLNLLNLMOKNNKMMMMMMNLMOMLNMMMLPLNMNMMPMMMMLMKMMMNONMNMMJMMNKMLMMMMONMOLMNKMMNMMJMNNMMMMLMMMMLMMMLJNMMMOLMMNNMOLMMMMLMMMNMKLNMMMMKNLNMMNMLLOMMNNLLLNMMMMKLOOLLLMMNMMLMMMNLNNMMLLKMNMLLOLNMMMNMMMLMLMMMMMMMOLLNMMMMMMKMMLNLMMMMMONMMMLOMMMMMJNMLMNLNNMMMNMLLLNMNNMNMKLKLMNMLNMMMNNMMMMKNMMLMNNMLLMNPMMMMKMLKNMLONLOMLKNNKLMNMMMMMNMMMNLMNNMLLLNMNMMNMMMMMOMLLNNMLLMMNONLLMNMLMMMMMNLNMNLMLMMMOOKMKNMMNLMLLNLOMNKNMLMLLMNNONLMMMLMMMKONLKMMNMOKMNMNLNMMMMMMNMNLKNLNMMLKMKMLOMLLMMMLNNNMMLMMMMMNMNNNNLLKLNLKMLOMNMMMMMMLMLMMMNMLMLMJNNPLLOMLMMJNMLNNNMMLMMMNLNMNNQMLLMLMMLLMMOMNMNMNNOMLKNMMMMLNMLMMMPNLMMMLMKOLNNNKMLNLNMMLNOLMMMLNMMMLNOKNMMLNMLMMMKMNOMOLLOOMLNNMLMLNMLMMLOONMMMMNLNMLLOMMLOKMJMNKNLMNMMMMMKLLNMMMMOMMOMMMPLLMNJKNLOMLMNLLMOOMKMMNNMLMMNMMNLNJNMLLMNLOLMMLKNMMMNMLNNMLNMMLMMMNMMMOLLMMMMMLMNMMMMNMMMKMLOMMLMMMMNOLOMNLONLMLKKMLNMMNMMMMNMMLLMMMOLNMNLNONNMKLMLLMMLNLMMLMMNMMLKLKNNNMLLMNLOLONLLMLLMNMOLMLKNMMMMMNQLMLLNMNNNLJKNMMLOLMMMNNMNLMLMLMMMNOOMKOLNMMMLMNLMKNMOMMMMNOLLMOLNNMMMNMOOLLKKMMMNNNKOKMMNMMNMLLMNMMKNNMLMLLNLLNLOMMMMOLNKLMNMMLMMNMNLLNLNMMMMOONLMMMLNMLLPLLNMMMMMMMMMONNMNMKMMMMMPNMMMMLLMOMLKNNLLKMNMMMNONMMLMMLMLNNNKOKMLNMMMMNONKMLNMLMLMNMNMLMLNLMMMNMMMMMLMNMLMKMOMMMMMMMMMKMLNLNMNMMMMMNMLKMNLMMMMNONLLMLONMMMLONNLMMOLMLMLLNNMMLMLMMMMOMKKNMLMMMMONNLLMOOMMMMKLOMNMMLMNMMMLOLKMLMMMMMOMNMMMMLMMMMNMONMNLMMMMMMLLLNNLKNMMMNJLNMOMKMMMMONNLMMKMLMONNNMNLLOMMMMMNLOMLMMLNMMNOONLNMLMMLMNMNLNNLLMMMMMNMOKMMMLLMNLPMOMKLNOMMMMLLOLKLLNMMMNNKLMLNMONMMMMKMMLNMQMMMMMOOMKNLJMMLMPMLOMMMMLMMNONNLKNMMLMMMOLMNNMLOOLMLLKLMMMLNMMMNLLMKLLLONMNMMLNNNMMLMMMMKPONLLMOMMLOJLMLMMLNMMMMOMMLOMMLMMNLNLLKMMMNLMNMOMNNLNMMLLNMLNMLNMKONLLMMMOKLLLNMMMOMJPNLMKKMMMMNNMMMMMOOLMMMONNLMLNLMMMNLMNMMKNMMMMLLLNMMNNLLLNLMLKLMNNMLNMNLMLNLMOMMMNMKMLNMLKMNNLNLNMKNMMNLNMLNNLLMMLMMNMONMNMLLMNMNLMNMKKMNLMMNMNLMMNMMMLMLLMJNKLLLNMNLMNNLLNMLOMMNNMKMLLMMNLMNMNKLMLMKMNNMNMLMMLNMNMMMMNKLNMNLKMMMMPNMNLNLLMMMMNOMNLMMMMMMMNKMNMLMNMMMMMNKNKMNOMMMMLMNKMMMLLNMMOKMNONLNMMMMLKMLLNNMOMMLLNLOLNLOLMNNJKLKMMLNMMMMMLMMLMMNMNMNMLNMMNMKNMMLMOMMMOMLMMNMLMKNMNMLLMMMOMMKLMMMMMMNNONMLMNOMMMMKKLMNMKOMNNMKNMLMLNNNPMLLKLNKMMOMMMMMNMLMMLNMNNMLLLNNMLNNMMMLNOMMNLLMLMMNPMOLNMMMMMMMOMLNOLLMMMMNMMNLNMLMMMMNMMMMMKMMMMMLLLMLMONMMNMKKLNMMLOMMMMNMONLNMMLLMNKIMKNNLNLMMMNMLOMMLLNNMMLLNKMMMQLLMNLMMNOLNOLKMLMLNMMMMLLONMKMMJNMMMMMMNMNNOLLLNLOLMLMMMNMNNLLMOLLLOLNMKMMNOMMLMMMNLNMNLNKMNNMLMLNMLMLMMLMMNMMNMLLLOMMMOMMMMKNOMLMMMOLMOMMMLNMLOLNNLKMNOMMMKMMNMMOMMLMNLNMOMMMNNNKKNMMLNKNKMMNLNMMMLMMMOLNLMMMMMOMLLMMNNMMNMMKMMOMONLLOMLKNMMNLLMMMMNKMLPMMLMMMMNOLLMOLMNLMNMNMLNMMKLLMONMMMNMMPLLNMKMMOOMMLMLMMMKNMMNMNNLLMLMMOMMLKLMMMPOMMNMMJLOMLNNOLMNMNLMOMLLMLLLMONNMMNNMLMNMLNMMLNLMMMMMLMMMOQMMMMMMLNLMMNMNMMMMLNLMMMNMLONLKNLOLMKLOMNMNLMMMMNMLNNLLNNMMMKLMMMMMOMNMMKMNOLMOMMLMKMLMMOMNOLMLMNLLMMMNNMLMNLMMOMMLNMMMNLMMMMMLOMMNLMNLNMMKNLMMMLLMMNMNMNMLMNMLLNMNNNMMMONLMMMNNLLMMNMLMNLKMNMNMKKOMMLNMNLLOLMLNMMPMLMNLMNONLKNNMMLKLMOLMNLNLMNLMNMLLMLNLMMOMNLMMMLPNOLLMMNNMNLNLMMKMNMMMMLNMMMNOMLOMMLNMMMNNMLLOMMLMMNRMMNMMLLOLNLMMMNLMMLNLLNNNMNMMLMMMMMNNLNLLMNMMMNNLNMLLNLNLMMMLLLOMMKOMMLNKMOLOMMLMMMLLMOLLMMMMMMNLMNNLNKOMNLKMNNLNLLMMLLPMMLNMMNKMNOKMLMMMLLOMNMOKMMNLLKMMMMNLMLMMMLOMNLMMMLMMLMPMMMJKMPMMMLOMLMMKMMOMLNNMNMKLNLNMLLNMMMMONMMMMNMMMMLKLMNLMMPNMMLMMMMLMNPMMMKLMMLMLONMMMJLMMMMMNPMMLKMMLMNMOOMMLMLMLMLMMOMNNMLMNMMLLMMMNLLPLMMMLMNMMLPNMMMKMMNNLKJPLMNMLOMMMMNMMKNNLONNLJKMMOOMLMMMMMJNNLMMMOMMMMLMOLNLJLNNLNMNOMNKKMLMLONMLMMOLPMMNLNMNKNMOLMMNKMLLMNMKONMMOMNNMMLKLLMNOMLOMMNKLMNKMMNOLMMLOMMLLKNMMMLOMLLLNMNOKMLJLNMMMMMMLMMLNNNNLMNKLLMNPMLPLMMMLMNMQMMMLLMNLMLKNNLNKMMOMMLKOMLNMOMLMMMMONMOKKMMMMMLMMMMOMMNMMMLOMMNLLNMMMLLMNMNMMLNMLMLOMLNMLMKNMKJOMOMOLONLMLLNMLMOLMLNNLKMMMMONMNMLLLNMMMNNMLMMMMNMMMNMMMNLMLNMMMLNNMMMLOMMMMOLNNMMLLONMMKLLPNNMLMMMNKMMMNLLKOKMNNLNMLMLMNMNMOLMMONMLNMMMLMNMOLOLNLMMLMMMMNLNMMLMMLNLNLLKNMLMNNKLNMNNMNLMLMMKNMOMMMLMMKMLKMONMOLLMKMNMMNLLLLNNMNMMLMMLOLMOKNOLLNKNNLLNMNJNMMMMMMMNOKMNOLOLMMMLOMOMLMOLNMLLNMMLMOKNMMMPMLNOLNKLMMNQNMOLMNLMMMMMJMNNMLMMMLMMMLMMNLMNLMMNMMMMKMMMMMMMLMOMMMLONLMMNMNMMMKMMMLOMMPOLLLNMMMKLNLNMLLMMNMMMNNMMMMLJMLNNMKMMKNMMMMNONNMMKLMMMMNMMOLMNNLMMMMKNLNMLMLMMMNMMMNLMMMNMLMNLMLNMNNMMMMNMLLMMONMMMNKLNLNMKPMMMMMKOMMMLMNNLMLNLMMMMNMMMLMMLNMLMOMNMLKOMKMMMLMMMNNOLNMLMNLNMMNNLOMMLMMMMLOMLMLMMOMMMOONLLMNLMMMMNMNLLLOLNLMMNLNLMLLNMMMMNMNLNMMLLMMMNLMLNMNKMMMMOOMJLMMMMMNMOJMNMOKLMNMLMNKLNNLMNMLMMLNMMLOKMMMMMLMLNMMLLMMMNNMMMMNNOLLMLKMMOMNKMMMMLMMNMMKMMMLLNMNLPMLNNKMMJNMMNNMJNMLMKNMMMLMNPNLLKLLLLMMNONNMMMNMNLLMMMMMMNMMMLMNOLMMNMMLMLNMNLMNPLMLNMLMPNMMLNMMMMMMNOMNMMLLMLNKNMMMOLMNNMLMOLMMLJNLLMNMMLMMONMKMMNLNLMLNKMJNNKMLNMMMMNLLMMMNLMMPNMLMMMLNNMNLLMLNLMMNMNLMOMLMMNMMLMMOLMMMNLLMMMMOMMNLMLMNLMMOLMMNLMNLMMNLMMNNMNMLLLMLMNNMMNLLMLMMKMLNMKOLNMMNLNMLMMMMQMLLMLMLMMNMOMNKMNLMMMKPMNLNLMNMLMMLNMMNMMKNMMLMNMMNNNNLMMLLNMMMNLMMOLNMLNMMMNMNMMLMJMNPNNMMMLNLNMMJNMLNMOMLMLLMNMLLMONLLLNNLMNMNLKLLMNMNMLMKNMNKMOLMNQNKMJOLMLLONJOLMMMMMNLOLMNMMNMLMMMLMNMLLMMOMMNMMKMMOLPMMMNKLLNMNLLMMLPNMNLLNLMMMMNJMNOMLMMMMMMNLMMMLLMMMMMNNMNKMNLNMMLMMNMMMKMNNLMOMMNMNKMMMLMKMNNLLLNNMMMKMKOMLLNMLMQMMMMMNNLMMLMLMMLMLNLOMMMNNOMMKNMLMMMMMOLLNLMMMMNKMMMMMMMMMMONMLNNOKLMNNLNMLMOMNNLMMNMMLLLMOPMNMLLMMMOMLMMMMLMKOMMMMMMMLMNNMLMNKNMMMMLLLNMLNNNMMLKOMLLNMMLMMMOOLLMMMLMLNNNNLNMMLMMMMNONNLLLMMOMMMPMMLMNLNOMNLMNLLMNLNLMMNKNLMLKLMNMNOMMLMMLLNMMMNKMLNMNJLNMLNNLKMNLMMMNMOJNLMNLMMMLMMNLNNNKLNMMMLKNMLLOLMLMMNLMKNMMMMMMMNNNMKLNNLLMMNMLNOMOKMMMMLMMMMMKNMNMLLKMMPLMMMLMMKMLNLMNLMMMNMMLMMMNMMPMLKLKLMMMNNMLLNMMNNMLLLNMMMNLLMMMONNMKNLNMLMNLNMLNMLNLMMMOLQNLLNMMLMNMLSMLLNLKNLMLMNNMPKNMNMLNLMLMMKMMKLMNMNMNMMMKMMNNMNMLLKMKMNKMLNNMMMMKKLMMNMMMNNNMLMKMMPMNLLNLMMMMNNLLOONLMLMMMLMMOMMLMNKLMNLMPLNOKMLKMMMMNMMMOLMNMMMMMNMMMMMNMLMMLONJMMMMMNMMNKKNMMMNMMKMNMLNMLMMNLLMMJNMNNOLLMLNLJMLMMMKMMOMMNNNKLLNMNOMLOLNKNMMMMNMMMMKOOLMMMNMMNMMNMKKMMOMMMNNMMLLMMNMLMNMMMMMMMMMKLMMMNMLLMNMMKNKMLMMMMNMNMKPMMMNMMLMNLMNLMLNOOMLKLMMMLLKMMMMPLLNNMLLLMOMNMMMLMMLMMONPMMMMMMLLMOMMLOKMNMLMMMMOLMMLMMOMLOOKONNKMNJLNMMLLLKMNMLMMNMNKMMMMMMMMNMLMMLNLLLMMMMPLMMLMMOMMNMMNMLMMOLMMPMKKLMLNMNLMLMPLOLMMMMNMNMLNNLLKLMNMOMNMNLLLMMLMMMNOMNKMLNLMMMMMNLNMMMMLMNMMOLNLLLMMLMNLMLLNNMMMNMLNMNLMKLMMNNLNLMLNMKNMLNOKMMNNLKMMOMLNNNLMMMLLLMNNLLNMPMNMMMKKLLMNMKNMOLNNNLNLNMMMMMLLMLLNLLMMOMOMMNLMNMMLNMMNNMLLMNMLMMNNLLMLNNMMONLJMMMMKNLMNMMNMOMLMMNMOMLNLLMMMMMLNMNLMKMMLNNMNNLNNMLLMONMMMMIMMMLLNNMMMNMMMMMLMMMRMLNMMNMMLMMMMMNNMLMLNMMNOMNMNLMMLMMMMMLMKMMLKMMNMPMMMLMMNMNOMMMMNMLKLMMMNNMLLMOMKMMMMOJNNNLLLMMNMLNLONMMMOLMMKNMOLMLOMMMMMNNMMLMMMMNMMLLNNNLLLMMMONNNMLNKMMLMNLMMLMNMMMMMNNMOMMLLMMOMLNMNMMMMMMOMLLMKNMLMMLOMNLMLLMMMMMOMLMMMNMMMLMPMMNLMMNNMLNNLLLMMMMMLNMNMMNMLMLNNMMMMNLNLMMMLMNLMNPMNMLLLMMNMNNMNNMNLLMNMMNLOLLMOMMMMMLLKLMMNNLOMNOLMNMLMNMKNMLNMLNMLMMPMMMNLLLMLMNNMNLMMLLOLMMOMNLNNMMMLLMNMMLNKLMNLNMOLNNLMMNMMMMOMLNMLMNLKLNOMOLONLNLLMLLMNNMLMMMMLMOMONNKMMMMMMLMNNLMNMNKNMNLLKMNOMMMMMLMMOMMNMMMMMNMMLLKMMMNMMMMONMMLLNKNMOMNMNLMMMLMMOMLOMNMMMLLMOMMLLMNLMLOMOLLKMOKMMNKMNLLNMMMMNNMLKMPNMNMMMLMMNMMMLNLMMLMMOMMKMLNMMLNMOMLLMOMNMMLMLMMMLNMMMLLNQMKLOLLMMLLMOMPLMNMMMMMMNMNNNLOLMNMMNMLOMMMMLNMLNMMNMMLMMMMMMNNMNKLLKPMMMONMMOLLLNOLLNMNMLLLNLMMMNMNMNLMMLLMNMQLNLNMMLMMMPMLMLNNMLMMMOMOMLNNMLLNMNMMMLMOMMNMNLMKNMLNMKNMLLOLNLMKMMMMNOKNMNNMLLNLLNMMMMNLMLLMMNMNMNLLMKMMMONMMKMMNLLNLNNKLMNLLNMMMNJLLKMMLNNMMMNMMNNLLMLMMMNNMMNLMLLMMONNNLKNMMMMLONMMOMMMMMMMOLKMLMMMMNNMMMMNLNMMLNMLONKNMNNLKNMLLMMNNLNLMNLMMLNLLLNNMMMMMNMLKNNNOLMLNJNLMNNMMOMMMMKLLMNMMNMMLMNLKLPMMNNNLLMNMMLMOLMNMLLMMNMMLMMMNMKMNLMMNNMNLKNMMLMNNKLNNMKOLNLMMMMMMLMMMNLLMMMMMNNLMMOMMLNMLOOOMMLNMLMOMMMNMLOLKMMMMNMMMLOMMMMMPLLNLNNLNLMMNLLMMLMMNMNMOMMNMMLMNNMMNLPNLLMOKNMNLMKMNLLKOMMLONNNLMLLMNLMOMONLLNNMNMMMLKLOLNMLMLNNNMMMLMMMLMMOOMLNNMMJMLMNOMMLLNMMNLMOMMMLNMLNLMMNNMMMLNMLKNMPMOMMNNMLLMMOLKMNMNNLMMMPLNMMMMMLNLNNNMMOMMMKMMMPMOLNLOLLMMOPMMLKOLNMMMMMMMMLMMMLMMMSKNMLMMMLOMMNMMMNMLMLMMLMPNNMLMMNLLMNNKONMMMLLMLNMNMMLNMMNMMOMMNNKNNKLMMLNMNMLNMLLNLOLKMNLLMMMMMNMONLNMMLLMLNNNNMMLMNMMMNKMMNMMMNMMMMNNNMMMLMMLMNMNMNMMNLMLMMLLMLLNMLMOMMOLLLMMMLMNLNOLMNLMMNMMMMMNMLMMMNMMMMNMMNOMMKMMMMMNMLMMMLMMMMOMMMMMNLMMMNMMMMNMMMLMMNNNMOMMMMMMMOLNMMMNMLOOMLLLMLMMMLMLNONMMLMMLLMMMNOLNMLNLNLMMMNNMLMMMLMMMLOLMLMMMLLNMNNMMLMMMMMMNMNMOLLMMLMMMMPNMLNNLKMLMONMMMMMMLLOMMNMMPMMLLLMMMONNMMMMNLMMNNMNLMMMLMNMOONLLMMMNMMNNMMMLMMMLMMNMOMMLMMMLMMOMLMMMLMNNLLLNNOMNMMLKMMOMMLMNLMNLMMLMNMNMMMMMLLMNQMMLNMMMMLLMNMMMNLOLMNNMKKMPMMLLMMMMLNMNMMMLLMMMPOMNLMMMMMMMNLMOMMMLLOLMNNNLMMMMMMLNPMNNLMMMLOLMNLNMMMMMLLMNQMNMMMMMLLMNQMMOMMNLMMLMMNMNLMNLKMMNNMMLMMMLMMMMPMMOLMPLMLMNLONOLMNMMMMMLLNNMMMLLMMMMNMLLMMNMNMLOLMOMMMKLNLLOPMLNMMKNMMMPLMLMMMLMMNMPMMNLMNLLMLMONMNOLMKNMMMMKMOMMMLNMMMMLMLMMNNMMMLNLMKMMMKLMMMPMMMMLKMNMMMMMNKNLMJMMMNNMMKNMLLMLMOOMLNMMLNMMMMMNNNLMMKLNMMOMMNOLNKMLMMMJMNLMMLLMMMONMOMMMMMMLMNPMMMMMLMMMMNMMLMMLLLNMMONLNNLLNLMMMNKNKMMLLMNMMQMMNLMMLLMMMONMMLMOLLMMOMKMMLMMLMMMLONNOMMMLLLMMOMMLMMLMNMMLOMMNMMMLONMMKOMOMMMLOLMMMONNMMMKNMMNLMMKNMNLMLMMOMMNMLNKNMMNLLMMMMMLMMOLMMMMMMMMNNMMLKLMMMLMNLMMOKMKOMMOKMNLMKMMMMLMMMMNOLNLLMNNLMMMPLNOLNMMMMMMLMNMNLLLLMMMOPMMMLMNMMMMOLLLNMMJMNMMNLLONMMOMMMMLNLOMLOLMLMNMMLMNNLNLLOMMMLLMMMOMMMNONNMMMMLMLMMPNMMJMLMNOMLOLMLMMNMMMMMMMLNNNNKLLMMNOMMLLMMKOMNONNMKLMMNMNMNLMPMNLLNLNMKMMNLKMOLMMNONLNLLLLNNMMNNNKLNNOLMMMLMOMNLMNLMLMNMMMMLMNNMMLJMNLNOLMLLLMNOMNLMLLNMMMOKMLMONLMLMMOLMNJNKMMNLMNMLMMLMMMMMMNKNLMLMNMMMMNONOMLLMMMMNLLMNNLNOLMMLKILMMMMMMMNLLLLOMMMMNMLLMLOMMLLMNMMMNNLMOMNMMNLMLJMMMMMNLMMNMLNMNMLMMMMMMMMMNMMKLMMLNLKKMMMNNMMLNLLMLKNLNMNMPOMLMLMNOMMMMMKLOMMLMMNMNJNLNMLLNMLMNLLNPMLLNLNMMMMLOMLKMMMMPKLNLLNNMLNLNKPMLMLMMMMMMONMNLMNKLMMLOOMMLMLNMMMOPNLLLONMMMMKNPMMNKLMMMMNNNLLNLMLMMNPLNLNMLLMMNMOMMLLMNMMMMMONMMNNMNLMLMMPMLMNLMMMMMNMNMMLLMMNMMMMNNLNNLLMLMNLLNMMMMMMLMMOMLOMMMMMMMLMLMPMMKNMMMLMLMNLMKMMMMNMLNNMNLLLMMNKMMMNMOMLMMLMMLPLMLOMMNNKLMLMMLONMMONMMMLMMNMMMMNMLMMMMOLLLOMMMMMLMNMLMMLMMLMMLMNMMMNMMNMOLNMMMNMMNLNKMNLMMNOMLOLMKOLMMOMMMNNMKMMMMMNLMKNMMMMMMNMMOMMMMMMLLNLMOLNNLMNLLMKLNNLMMNNMLKNLMOMNLLMMMMLMMMNONMMLMMMMLOMNKOOLMKNNOMMLNLMLNMLMNMMNKMMMMLKMMMNMMLMNMJOLNONMNMLMMILMLMMOOMMMMMMMKNLLOMMMMMMMMMMNJNMOMLMMNLMMMLMNMMNMLNMMNLMNMLLMONMMMMMMMLMMKMMMNMNLMPLMOMMMLMLMMNPPKNMLLMLNLOMMNMNLMMMMNLLLNLNMNMMMMMMMLMMMLLNMNNNLNMNLLMMNNLKMMNLMNMMLMOKLMOLLMMMNMPOLKOMNNMMMMLOMNNKMMMMMNJOLMMMLNMMMMNMMMMMMLMNLMNKLMMMLNMMNMNLLNLMMOMMMMNLMKMLMMMMMMPNMLOMMMMMMMMJLNNMLLNLKNONMLNMMLLMMNQOMMNNLKMMMMKMMOKMMKMMMMONMNLMONMMMMLMNNMLMMNLMMKMLLMNMMLMMNNLMNLMMKNMMNMMMKMNNNNMMLLKMLMMMLNMNMMLLMMLMKNMMLPMMKMNMNMNMLLKLLLMNKNMMMNLNMNMMLLNMMMLKMMNMKNMMMNNMLMLNNLMMLNKMOLLMMMLLNNLOLMNLNMNMMKLNMMMMLNMMMNKLLONLMMMMMOKLLMNNMNLLMMLMLLNMNMLMMNLLKLNMNLOMMOLMMLNLMNLMMMLMLMMMKMMMMNNMKMMKOMMMLNMOMLLMMLLMNNMMMMNMKMLMLNKMLMLNLMNMMLLMNLLNLLLNMNNLNMLMMMLNMMLMNMNMMMMMMNKMMLMNLMMMMMMLMMMNMMMMMNMMLMMMMKKMMOMMNJLOLOLNLNKNLLMMNNLLMPNMLLMMNMNLMNMLMLLOMMMNMOMLKLNMMMMMMPNNMLMMNMMMNLMMMMMMMNMMMNLNMLMMLMOLNQMLMLOLMMMNMPMLLMNLMMMLNONLLJNMMNLNMPMMMKLNLMMNMNLKMMLMNMNLMNLLNLMMKMNMMOMMOLMMLMNMMMLKOKMMNLMMMOMNKKNNMMMLMOKLNMLNKMMNMNNNMNMNLMMMMLMMNNMKLMMMMNLMKMOLLMMNMNMKMLNLNMMMMNLLMKMLPMMMNPLMNMMOLNNMMLKNMNKMMMMMMMMMMLLLNLMNNOJMMMLMKMNMMPLNKMLLNMMLMNMLLMMMNMMMMOMKLONNKMMMMMJMMNMLKMMMMPNNLLMMNMMMMLMOOLLLKMMMMNNMMNLLMMMMMKJLPMNLMMMLMNKNKMLMMMNMMNKNLLLLNMMMMPMMKMMOLMMMMNNLLLLMNMMNNMLNLMLMMNMLMRLNLLNNJMLMMNOOLMMNLMMMMMOMKNLNNMMMMMMNNLNKMMMMMLNKONMMNMMLMLKLMLMMMMMMMOMONLMKKMMMMMPLMMNNMMMMMLMMKOMLNMMMMLNOOLLKOMLMMMLNKKMMNMLMMNMMNONLKMMMLMNMNMMMMMMMMNNKMMMLMMNMMPLLKPLLNNMMMNKLLNMMKNMMLNLNMNMMMLMNMMNNMONMJMLMMLNMMLLLMMMNMNKLKNMNLMMLMOMOLNMMJLNMLNLMLMMMMMMMMOLMNOLNMMMMMLJNMNMLMMMMLMNLMLMNNMMMMOKMNLNLLMMMMNPNKLMMMMMNMOMNNMMMLMMMMLLNKMMLKMMMMPNOLMNMKMMNMMMKLMNNNMLNMMJLMOLMLMMMNNNLMLMKMMMMMMNKLNNOMMLMNMMMNKLNNMMMLMKMMLNNMMMLMLKOMMNLKLMMMONLNMOMOMMLMKJMLMNLMMMMMNLNKNLKOMMMLNNNNOKLMMMMMLLNMNLLNMMMMKNOMOLMKMMMNLNOMMLMNMMLMKOMMKMMMMMMMMLKNMOMNMMLMLNMLMMMMMLNNLNNKNNLNMMMMKLNKLMNLMMMMMOMKKLMOMNNMMLMLLNKMMMMMPNNLLNLLMMMMNMMNMNMNLMMMLMLMMOMLMMMMLLMLLLNMMMMMOLNMLNMMMMLMMNMOMMMMMMLMNOONMMJMMMLMMPOMMMNLMMMMKMNMNMLMMMMMLPOOMMMMNMMMLPNKMNMLMMMMNPMMLNMKMMLMNNNNLNLLMMMMMOMLLNMNMMLMMLMMKMPLNMMNLKLLMLOMMMMMLMLLMONMMMMMKKLLMMMLMMMMPMLNMLLNMMMMMLLONMLLMMMMMOLLNNLMMLLNNKMMKNMPMMNMLMNMLOMLMMMMNONKLMMNMMLMNMNNLMMNKMMMMNLLKNMPMLNMNKMMKNNNMKNMMJLMNNKKMLMMONOLLMLOMMMMNOMNLMMKMMMNNPMLMMOLMMMMOLNLKNNNMMLMLMNJMLMMMMLNOMNLLMNNMMMMMKOLNOLMMMMMLOLLMMNOMMMMKNLNLNMLMMMMNNLLNMNOMMMMKMMONNMMLLMMLLMLOMNMMMMMMMMMPMLMNMMMJNMLOMMMMNMMMONNMMMLLLMMNNMLMNNMLMLMOLLNLNMLMNLMNKMLMMMNLNMMONNLMNMKLMMMPMNLOLMKNLMMNLMNNLMLMLMMNNLMOLMLMMMMNMLMLMONMMMMLKNNLMLMMMMMLMLLNOMMMLMMOMOOLLLNMLMNLNLMOMLMMMMMPMNLLMMLMNMMPNNLNMLMMMMMMPMLLOMLMMNMOLNOLMMKMMNMKNLLMMONMMMMMNNLMMMNMMMMMOMMMMMNMMMMLNMNMMMMMMMMLMKKMLNNNMLLNONNLMLNMLMNKPLLLMONMMMMLMNKMNMMMOMMMOMOKPLKMMMMMKLLLNMLMMOMNLMNLOOMMLLMKMMPLMMLMMNNKNNOLMMNLMMLNOMNNLLOMMMMMMMNNNLMMLMMKLMLMMONMLMMNPNONLLMMMMMKMLLMNMMMMMNMLLMLLMOMMMNMNMMKOMNMLMLOKMOMLMMKMNMKKMONNMMLLMMMMLNONMMMMLMLMMLLMMNMLOMNMLPMNMKNNMLLMNMKMOMMNMMKMNMLMMNNLLMMMLLNNOLMMMMKPNONMMMMLLMJQLLLNNNMMMMNKLNMNLKMMMMNJMNNMNLMMMMKNMNNMKLLMMNMKMOLMLNMMLMNLNLNLLMMMMMPKOMMMMOMMMMJLMNLNLOMMMMLMMONLMMMMMMLLMNMMMKMMMMNNLNKLLNMMMMNMLNOLLMMMMMNMLNMMLOMNMMLLNOLMKNMMMMJLLLNLMOMMMMMLMNNMLLMMMMLMLMLMOMMMMMMMMNLLMLMMMMONMMNLLLNMLMOKNMMMLOMMMMLNNLOKLNLLMNMMMMKNOMMNMMJNLMLMPMMMMMLLLMNLNLMMMMMMMMOMMMMMMMLKMOLNLLMMMMMMNKLMNLMMLMPNLMMLNNMMMMLNNNLLOMLMMNKMMMNMMNMLMLOMMONLOLMMMMKMMNNLOJMLMMKMMLNLNMLLMNKMLMOLMMMMMMNNMONMLMMMLMLMNLNOLMMLMMMNMQLMLLNMNNLOLLMMLNMMMMOMLNMLMNMMMMLLMOLNLMMMMMMMLNLMLMMMMMOLMMMMNLLMNLNMMNMMNKNLMMMLMPMMNOMLMMJMMPMMNMMMMMJKMNLMMOMMMMKKMMNMMMMMMMJKLKKMLNMMNMQKMMLNMLNMMMNMMNLMLLMMMMMLLOLMLMMMMMNNLNLNLNMMMMNNNOLMMKMMLMMMMMMLMKMMNMPKMMLMMNMMNMNNMNLMLNMMMMOLLLNLLMMMMMOKMLLMLLMMNMNLNLNMMMLMOMLMMLNNMLMMMMNMLNKNLKMOMMONNKMMLMMMMMOMLLLNKONMNMMMLMLNMLMMMMPOLLNOLKNMMMMMMKLMNMMMMMNKNOLMKLNMLMOMMNMMNLMMMMMMMMNLOLMMNMMMMNMLMKMMNMNNLLNMMMMMMMNKNOKNMMMMMMLNMNKNLNMMNMLOMOMLLMMMNMKNMNLNMLNLMMMNMPLNOKMKMMMMMMMMKMMMNMLLNMLMMLMMMMMNLMLMLNMMMLNOMNMMMLLMMMNMMMOMNMMLLMKLLLNMMLMMNMNKLKMLMOMMMMNLLOLNKLMMMMPMMNNLLLMMMMNLMPKNNKMMNMKKLNMMLMMMMMMKNLNLMMMLMMNLMMKNOMMMMNMNNKMNLMMLOMLKMMLNLMMMMMNNLNKMNMMMMMNLLOMMMNMMMMKJLNOMMLMMMMKMNLLMMMMMMMMMMNLMNLMMMMKMMPNLMLMMMMKOLONLNLMMMMKMMONLLKMMMNKKMOKNKKMMMNMNMMLLMMMMMMNNMNMMMLMMMMKNNMLNNLMMMMLLMKNNMLMMMMPKMLLMPMMMNNLJNMMMLOLMMMLLNNMMLNMLMMKKMMNMMMLNMMLJNMMMOMMMMMMOLNNLMNMLMMMMNMMLMLMMMNMKLOMMOKMMMMLKLKMNOLMMMMNMNLLMMPNMMMLNLMONLKMLMMMPLONLNLMMMMMOOMKNLNMLOMLMMMNMLNMMLMKKMONNLLMMLMMOLOLMMOMMMMMMNNMLMMNMLMMMNMMMNMMMLMMMOLNLMOMLMMLMMOMNMLMMLMMNNKMMKMMMMLONMLMMLNMMMMPKMOMMLLMNMMMMLNNLMNMLMMMONLMLMMMMMMNNMNMLLKMMMNNLMMMNNMMMMMMLLQLOLKMNMMMOMNNLMNLLKLOLMNMMNMKMKLNMMMMLNNLNKLNLKMMLLMNNQPMNMMOMLMLMMLNMNMONLNMLMMMMMONNMKKLNLMMNMOLMKLMOLNNMMNMMMNMKKMMOMMMMLMMMLNMMMMMMLLNMMNLMNLMNMLLMMMLMMLNMMMMMLMNKOLLNMMLNMMKMNMMLNMLMLNNMNLMMNLLMMNNMMLNLONLKMNNNNLNMNMKLMMMOMMMMNLKLMNMNOMLMNKLMMNMMMNKNNMMNLMKNNNMOMLLNJLKMPLMMMNLMLOKNOONLJLLMLOMNQLMMMMMKLNOMOMMMNLMNMNMMOLLMMMNMMNLMNNLLNMLLMNNMONLLMMLNMNMMNNKMLNLOMMLMNMMMMMMMNNLMNLNLNMLNLNLMNMLNLLMMKNLMNKLLOKLONNLMOPLMNMLLLNRMMNMQMMLLMMMLQONMMLLMMMOPNKNKMNKMMMNOLKOLNQLPLLNOLLRLMQMLLMLNLMOLPMMMMMMOKLKNOPKMKOMMKNLLOPMMLMMQMLLMNNLMLNONMLLMNLMNMMMQMMNNMLLMLNOOMMMLMMMLLNNPKKLMMNMMMNNPKLNOMNLMKMOOMMMMMLLNMNNQKNMMLMLMMOPLMMONMMMMMMMOLNQMMLLMLNKNMLOMMLLMMMNMNNMMMLMMKMLMMLMRMMMLLMLMNMMQNKLMLMLMMMMNMMMMMMMMMPLMMMLKNNLMMOMMMLMMMMMLMOMLNLMNLMMMMNLMMKMMMNMMNMLMOMMLMNLNMMNMQLMLLMMLLLLNNMNMMMMMJMMKOPNNMLMLMMLMMQLLPNMLMNLMMONMLMLLMNLMMMQLNMMMNMLMMMMRMMMMNMMMLMLSNLMMMLMLMOMMQMMLMKLNMLNMNPLKMLLMMNNOLOMKNLLLMOMMNPMMNMMMMMNMLOMLMNLLNMMNMPMNMMMMOKLLMOLNMMMMMKLMLNNMMNNMMLMKKMNLONMMOLLKMMMLNMLNNMLLLNLMNLMNMMMLLNLNLLMMLMUMNKNNOONNJLLLLMNMKMMMKMMUMMMLMLKMMNLNMSKOKOMMMMMLMNJUKKLKMNMNNOTMMMMNOMLLMOKOJJLNUMNLLMKLPMLLPLLMMPOKNLLOLMMNMPJLKLLTKNMNNQHMLLMPMNMNMLPMNMNMKULMKONNMNMMMLLLUMLLOKMOMMMLMOKNTLLJLMMMNNGKUKKKONMMNNULMPNLKMLNMPIKJSLNKNMNNOHKJULLLNNNNOULKLSLNNNNMLFLKLSLKNNNNMRMKJPMMMRLQLNMMMMMLNRLMLNMLLNNKOLMMOKOLMMMPLLMMPNMPLNMNMLLMMJOMMOMMMMMMMLMLMMMOMMMMOMNNLLMKMMMNNOMLMMNNMLNMKNNMLMMLMNMNKOLKMLNNLMMOONMOMMNMLLMLNNNMLMMMNLMNPLMMMMMMMMMNMMMKMPMLMMLNNJMMMOMMMMMNLOMMMPLKMMMMNKMNLNLLMMMMMONMMMMMMOMMQMNLMMMLLMNPOMOLMMMLMMMMQNMOLLNLMLMMONMMMMMOMMMNMOOKNLMOLLMMMMLOMMLMMMMOMOMLMNMNMMLLMNMMMNMMMMMMLMNKMLNLMMMNMMMMMMMMMMNPLLNMLMONLMMMLLLNMNNLMMLOMOLKNLMLNMMMOOLPNLMLMMMMNKKNMMLNMMMNKKLOLONNMMMLMKLLMMNNLNNLLLMKJNMNPMJMSJMLMMLLMPOMNMKMNMMMMLNMNKMLLMOKNMLMONMONLMKOLMMLMONOMMLLMMLLNLLMOMNMMMMMNNNKLMNLMMLNIMNLMPLMMMMLLMJLMNNOMMMMMMNMLMLMMMMNOLMLNLLMMMMOMLLNMLPMMMMMLLLMPMKLNNMNIOLMNOLOMMLLKMKMLMNMMMMNMMLMNMOMMMMMNMOMMMKMMMMMPMNNLLNNMMMLKMLLNMLMMMMNKMMMMMOMMMNLMLOMNNMMMLLKJLMLMLNMMMMNMNMMMMLKMMMQLMMOMMLMMMMKOMLNMMOOLMMMNMMLLLNMMMMNMMLOMOLMMMMLMMNMMMMMNLMNNMNLMMLLKNMNLMLNMMMMLNMNLMNOMLMMMMMLPLMOMMNLKKNPKLNLLMNMLOMOMNLMMLNNMMMJNMNKKNNMLMMNLMLMMMOMMMMMLOONLKKLMPMMMMLMLNKOMLMOLMNONMLMLLMLKMMNMMMMMMMMPNMLMMOMLMMNMMLQMLNMLNNMLNLLMMLMMMNNOOLNMMNMMLMMLMOLNLLMMMMOKPLLMMOMMMNLOLLLMMLNMNMRLMKLMNMMNMMNLMNMMMMOMMLMLMPMLMKMNMMNPMMMMMNMMMMNMMMMLMMMMNMNMMOMMOLMMMMLNMLPMMPMLLMNKNMLMLOMMMMMOMMMNNLMMMMLLNMMOMLLMNLPLMMMMMMOMMMLMNLMOMLMMMMMONLMMMLLMNMPMLMMMMMMMMMOMMNPLMLMMNLMNLPLLMNMNMMLNMPMMMLMMMNLKMOLMMOMMMMNKMPLMNLMMMNLKMNOMMLMMMLNNLNLNMKLMMNNJNLLMMLMMMMNOMLMMONLMMMLKNNLLOMMMMMMPNNLLOMMMMMMPMNLMONMMMMLOLMMKMNLMNNNJLMMKMNLMNNNJNLMLMNMMMMNNMNMMLLMMMMMLLNNLNNMMLMLIMMKMMJMMMOONMMMMMLMMMMNLMLKNNKMNLMRKMMOMMOMMMMMOMQLMOOMLMMLNMOMMLPNMMMMLLLLNMNMMNMOMLLLNMNMMNMOMLLLNMNMMNMOMMOLNLKMLMMOOMOLNLKMLMMOOLNMNLKMLMMNMOOMLMLMMMMNPMLMMMNMMMMPMMLMMMNMMMMPMMLQMMLMMMMNJKPNOMNLLLLNNLNNMNKMMLLNOMPNNLLMMMMLNLNMOLNLMLLOMLONLLOMMNMLOMLLOMKMMMMPKMMMMMLMMNNLMMMMMMMMMMNMMOPMMMLMMMMMKOPMMMLMMMMMKLMLMNLLONOMMLMLMNLLONOMMMLLMMLMMNONNNONMMMMMLMLLNONMMMMMLMLLMNOMMMMMOMKNMNOMMMMMOMKNMNOMMMMMOMKNMNLMLKONLMOLMNLMLKONLMOLMOMMLLONLLMLOLNNMLMLOLNMNMMMMMMPMMLMMLLMMMMOMMLMNLMMMLOMMMLLNLMMMLOMMMLLNLMMMLOMMMLLMLLMLLOLOPNMMLLMMLMMOPNMMLLMMLMMOPNMMLOMMLMNMLNNMLOMMLMNMLNNMLOMMLMNMLNNLNNNNLMLLLMLLNNNNLMLLLMLLNNNNLMLLLMLLLLMMNLLNONMLMLMMOMLNMNMMPLMMLMMMMNOMPLMMLMMMMNOMLMOMLMMOMPNMMMMMMMMOMPMMMMMMMMMOMPMMLOMLLMMMMONMLOMLLMMMMONMLOMLLMMMMONQNNMLNNMLLLMQNMMLNNMLLKMOKMLNOMMMMKMOLMNNKLMMLMKLQLNMOLMMNKOOMMMMLMMMMKONLMMMLPMNMONLMOLNMMMMMOMMMNMMNMMMLNNMNNMNOMLMLLPMNNMNOMLMLLPMNNMNOMLMLLPMMMMMOMMMMMOMMNLNNLMNMNMMMMMNNLMNMNMMKMLNOMMMMMLLMNMLLMMMMOMMNOLNLMMMMLLMNOLNLMMMMLLMNOLMLMMMMLLMOONLLMMMMLNMOONLLMMMMLNMNNLLKMMMMMQMOMMLMMMMMLOLKMMMLMMMMPMMOMMMLMQMMLKMLMMMMMQMMLMLNLOMPMMLMNMMLMOMPLLMLNLLMNOMPMMMLLKMMLONPMMLMMKMKKLONMOLLOLNNNMNKLMLLOOMMNMNKLMMMKMMNNLLLMMMMNMNNKLMMMMMMNMMMNMNLLMMMOPMMNMNLLMMMOPMLMMMOMMMNMMMLMMMOMMMNMMMLMMMOMMMNMMJMNLLOKOMNLNMMMMMMMNMMMMMLNMMLMMMNNLMLNLMPNMMMLKLNNLLOMMOMKMMLPMMNMMMMLMNKNNMJLMLOONNKNNMJLMLOONNKNNMJLLLOMNMMMMMMMLMLQMMMLNMMMNMLONONNKLNNMLLLKLNMLNMNLMLOLLNLLNMNLMLOLLNLLNMNLMLOLLOLMLKNLNMMKMLLMMMMLMMOMLMMLMLMMMMPMLOKMMLMMMNOIMOLNLLMMLNNJLNLLNLMMMMOKKMKNLNNMNKNNONMLMKMMLMNMMMMMLPMMMMKLMNNOMKMMMMKLOLMMMLMMMNQMLNMMNLLONMLNLKNMOKMMMMNMMMLMMMMMMNOLMLMMMMMLMMOMMLNNMLNLNMNKMLNMMLNLNMNKMLNMMLNLNMNKMLNMMMLMMMNKLMOMLNMMLMNOONMNMNLLLLMMONMNMNLLLLMMONLLMMMMMMLKLPNLLNMMMMKMMNLLNNLMOMLOMNLLNNLMOMLOMNLLNNLMOMLOMLLMOLNLNNLKKMOMKMLNNMMJKMOMKMLNNMMJKMOMKMLNNMMJLNNMLNMNKMLQMOPMLMMMMMLMMMLMNLLMLOPKMLONLLMMMMMNNMKNNKLLMMNPMOLLMOMNMMKPMOLMMLMMNMMOMMLNLLMMMMONLLMMMLNNMMPKMNNLMNLLNMLRMNMMMLMLMMNONOLMMNLMMLPMLLNLNNLMMMMOMNMNMLMMLMNLMKLMMNOMMMNMLQLLKMMNNNMMLPMOLJMOMMKOMMNOMMMMMMLLNMOLLMMMMMMNMNLLMNMMMMLMMOMMLMMMMMMMNNNMLMLNLOLKPNLMLOLLLOMKPNLMLOMLLNMKNMNNLKLLNNKLLNONMLLMMOLLMMMMMMMMMOLMLKPMMLMMMMONMLPMMLMLMMNNNPNLPKLLMMMMONMLPLMLMMLMNPLMNLLLMMNMMOMMMLNMMMPOMMMMMKMMMMOONNNKLMMMMMLNLNLMNNMMLMNLLNMMMLMMMMOLNNNMMNLKNMKPNKNLLNMMMLPNMOLMMOMMMMMLMLMOLLMMMMONOLMNNLMMMMLOOLLNMLMMLMNOMNLNLMMMLMMNMNLMMLNMMMOMLLMNMLMMMMOONLOMLMMMMMLNNMLMNLMMNMLMOMMMMMMNMMMOMMNMLOMMMMMQONLMMLMMMMMNMMLLPMMMLMNOMNLLNMMMMMLPMOLLMLOMMMMOMMLLLNMMMMNKNLLMNOMLMMKMLNLMLLMNMMOKOOLLMNMMMMKNNNLMMLMLKMOMMNNMMLMMMMMKONLLLMMMNNKOOMMNMLMMMMKONOLMLLMMMMNOMQNMMLMMMMLLLMPMOKNMMMLKMMMNMMMNLMNLMNLMMLMMMNNNMOMMMOMMMMLLMOMNMNLLMMKNMMMMNMMMLMMNNKLMONMMMMKLLLOMLNMMMMOOLNMLOLMMMMLLOMMMMLMMMMOOOLLMMNMMMMNOLLNMLMMMMMOONLNMMMMMMMKMMLLMMMMMMMNNMLMMMMMMOMMMNNOLLMOMLMKLLJMMOOOLKLNJMKNNOOLMLLKJMNOPMLMMMMLKMNOPMLMMMMLKMLLMMLMOOMNMMLNMNLMMMMPKMLNMNLMMMMPKMLLMMOMMMMOMMLLNNNMMLMOKNOOLNNLMMLKNNOOLNNLLMLKNNOOLNNLLMLKNOLLOLMMMMLQMLKMNMMMMMMNLMOMMMMLLNLMMMOMMMMLLNLMMMOMMMMLLNLMMMLMNPPMMMMMLMLOLLNLNLMNNMLOLLNLNLMNNMLLNMNMOMMONNNPLMLMLMMKLONNKKOOLLLMNPNNKKNOLLLMNKOOLMNMMMMLNOLLMMOMMMMPMNLMLMLMMMMOMMLMLMLMMMMONLNLMLPMMMMNLLLLONLMMMMOKLLKMLNPMKONNMMLLNNPMMMNLMMLLNNPMMMNLMMLLNNPMMMNLNPLLNLMMMMMLNPLLNLMMMMMLNPLLNLMMMMMLLNMLMJNNMMOMLNMLMJNNMMOMLNMLMJNNMMOMNMLMOLNLLLNKMLMMMMMMLMPMNMMMMMMLMMPMMMMMMMMMMMNMMLLMKNNNMLNLNMLNKNNLMLNLNMLNKNNLMLNLLLNMMLOMMLNKMMMMMLMNMMOLMMMMMLMNMMOLMLNMMLPMMMMLMLNMMLPMMMMLLQLMMNMMMNKPLQLMMNMMMMKPLOLMMNMMMMLONOLNNKLMMLMMMOLNMKLNMMNMMOLNMKLNMMNMMMONMMMMMMPKMMONMMMMMMPKLMMMNOMMMMLNLMMMNOMMMMLNLKNNMPLLLMOKLLPLMKLMPNMOLLPMMLLMPNMLMMPMMMMOMMMPLMOKMMNLMPOMMLMOOMMMMMLNNLLNNLMMMMNNMJMNNMLLNMOQMMMNNLMMNMLKMMMMMOMMOMLNLMMMMPMNNMKOMMMLNMMLOMNMNLMOLMMMMMNPLNMNMLMMOMLOOLMMMLMMNMPNMLMMMLMMOMLMMLMMMOOLLKPMMNMMNMMMMMMLOLNLOKMMMMMLNMOMMMMMMMLMOMMMKLMMMMOPMPLMMLMMMMLNLNNNLKMLMMNMONLNLNNLLMLNONLNLNNLLMLNONLNLNNLLMLNOLMMNLPMMMLLLOLNLONMMMKOLMLNOLMMMMNKMMLNOLMMMMKKNMNLLOMMMMKNOLMLMOMMMMLOMOLMMOOMLMLOMPMMMOMMMMLOMPMMMOMMMMLOMLOMLLMPMMPLMMMMMMLPMLLMMMMMMMLPMLLMOMKNKMLPLLOKMKMOLLLMNMPLMLOMMLMLPMOLLKNMNOMMMMMLLKNMNOMMMMMLLKNMNOMMMMMLLMOOLMLOMLMJMKMLKKONLPOKMMMMMMNOMMLMNLLNMLOMMQMMLOKMOLLMOLOLLOKMOLLMOLOLLOLMNLMMMMMLKOMLONNLLMMMKOMLONNLLMMMKOMLONNLLMMMLONMOKNMLMLLNONLNLLLLLMMNONLNLLLLLMMNONLNLLLLLMMLMMNLPKPNLNMMNLMNJLOMLNNMNMLLOMLLNMNMNMNLKMLOMMKMKMOOLMMMLNKMOKMLOMMMMLOMKONLMMLMMNNLLNMMMNMNMMMMNPMMKNLLNMKLOLMMKMMMMONLNMOMMMMMMLKMNLMMKMMMMMONLLLLOLNLMONMMMLMOMLMNNNNLMNMOMMMLMMMLNMMMMMOMLLOLNOMLMMMMMOOLNOMLMMMMMOOLNOMLMMMMMONLLMMLMMMMOMLMMOMMMMMMLKLMMOMMMMMMLKLMMOMMMMMMLKLMLLNPOLLMMNLOLLNPOLLMKNMMNMMMMMMMPNMMNMMMMMMMPNLOMMOLMMNLMMLPMMMMMMNMMNMMMMOLMMNMNKLOLMMLMMMNOOLLLMMLPOMMPMMNLMPLLLMMPKMNNMMMMOMLLOLMOOLLMLMMONLLMMNNMMMMNOLLMMNNMMMMNOMOKNMNLMMMMLNJLOKOLOLLNKNLMNMNMMMMKLONONMKMLLLMPONONMLMLLLLPMOMMMLMMMMNNMOMMMLMMMMNNMOMMMLMMMMNNOMMMLMMNMMOOOLMMMMNNMMLLOLMMMMNNMMLLOLMMMMNNMMLLNKONLLMMKMPNLMMJMNMMMNMKNMMMLMMMMMONNMLLMNMMLMOMLOMLONMMNMMMMNLMNKMMMNNLNKLOOQLLLNLLLMLNLOMMMMMMPMNKLNNLNKKMMOLOLKMMLPNNMLLMMLMNMMPMMLLMMLMNNMOMMLLMMLMNNMOMMQLMMONMMNLMMQLMMONMMNLMMMLMMOMOMLNNMMLMMOMOMLNNMMMMPLMLMMMKMKLNNLMMMMONMMOMMLLNMOLMMLLLONMLMMONLKLLPNMLMMNMLNLJMOLNMMQMNMMLMMLMMMONLOKMLLNMLNONMLMMMMMMMNNMMLMMMMNMMNNMMLLNMOMMMMNLOMMLNNMMMMLNOMMLNNMMMMLNOMMLNNMMMMLNNLOLPPLOKLLLNLOMLOMOLMLLNMMNMLOMMMMMMMNMMLMNMMONLMNMMLMNMMONLMNMMLMNMMONMMMMMOMMNMNLMMMMMOMMNMNLMMMMMOMMNMNLMLOMLMMMMMLOONLKMNLMMMMPONLKMNLMMMMOONLKMNLMMMMONNLMLMMMMMMNNLMMLNMMMMMNLQNKMLMMONMMMMLNMMMMMMPOMNLMMMMMMMNKMMLMMMMMMMNKMOMMMKMMNMMLLNLMMLMMMMNLMNMMLLLMMMNLMMLMLLMMMMOMMLLMMLMMNMPNMPLMMMMMMMLNMLLMMLMMNMRMMLNMMLMLNNOLLMOMMMMMNNMNMMOMMMMMNNLNNMMMMLMMNMPKNLONLLMMMMMPMKLNMLMMNNOMMKLNNLMMMNPMMMLNNNMMMMLLOLLOLNMMMMMNOLMOMMMMMMLNNLMNMLMMLLOMLLNOOOLLMLMKLLNOOOLLMLMKLLNOOOLLMLMKLNMNMMMMMMNMNLOLNLMLMMMMMLMMNNMMLOMLMLMMNNMMLOMLKMNMOLLLMMPMNMNMONLMLMKIMNMMLOMMMMLKOLMOMLMMMMLMMPMLLKNOMMONMKMPKQMMMMNLMLONLNMMMLMKMLONLNMMMLMKMMLNNOKMNLMMMMLNNOKMNLMMMMLNNOKMNLMMMLMLMPMNMMNMLOMOLKMLMMONLLPMMMNLMMNMLLPMMMNLMMNMLLPMMMNLMMNMLLOMNNOMLMLLLQOMLMLLOLNKLQOMLMLLOLNKMKOMLLMMOMNKMKOMLLMMOMNKNLPMLKMMMMNKMLNMMMMMOMLKLNLMLLKNPOMLMOMMMLMLPLNLMOMMMLMLPLNLNLMMMMMMPLMMMOMLNLMMMMMNOMLMMOOLLMLOLMMPMLPMNMLJLMMOMMPMMMMKLMMNMMPMMMMKLMLMLNOMLPNLMLMMMPMLOMNMLOMLMNLNMLNKLOMLMNLMMLNKLOMLMNLMMLNKMMMLMMMMMLOLMNLMNNMMMMKMMLMMMLMMMMPMMLMMMLMMMMPMMLMMMLMMMMPMMMMNMMMLMMOLMLOMMLMMNMPLOMLMKLNMLMNNNNNLNLLMLNLLOLLMLNMMMMPLMMLMMLNNMNLMMMOMMLMLMOMLLKMMMNMMMMPMLKMMMNMMMMPMLKLMMNMLMMPMNNJMNMLMLMMKLMLNOLMMMMLNMMOMLKNMOLMNLNNMLLNMNMMNNLNNLKLMOLMMNLONLLMMMMKLNLNMLLMMMMKLMNLMRKLMMMNLMMLMRKMMNMMMMNMMOLMLMMOLMNMMOLMLMMOLLOLONJNMLLMKLNLMOLNNLMMMLNLMOLNNLMMMMLMPMLMMMMOKMLOMMLMMMMOKMMPMPNMMMMLMLNOLOLMMMMMMMLOMPNLMMMLMMLOMNNLMMMMONMMMNLLMMMOMNMMMNMLMMMOMNLMLNLMMMMNMMLNLLQLNMLMOMMLMMPLMMMNMMMNLLOLNMMMOMMLMMNLNMMNMMMOMMOMMMMMOMLLMPKMMNNNPMLLMPKMMNNMPLOLMLLOOMMLNOLLNKLOMMMPOMMMMMMNNLMMMNNNMLOLMLLMMLMLMMPMMMMMMLLNNMNMMLMMLMMMNMNMMMMLMOMMMLPLLMOMKLMMMMMMMMNQNMLMMMLLNOOMMMLMPNLNMMMKOMLMPNLNMMMKOMLMMMPMMMMNMMLMMMPMMMMNMMLMMMNMMMMPMMLMMMNMMMMPMMLMMMNMMMMPMMMLOMLMMNMNKMNNKMNLNPKLLMKOLNNMMNLLMMMNMMLMMOMMLNLPLNLMNNMLMMPMMMPMLMMMLMKMMMKNMLOQMLKNNLNNLMLMMLKNNLNNLMLMMLKONLOOLMLLMLMNNMNLMMMMMMNMNMLMMMMMNMNMNMLMMMMMNMNMMMLMMMMMOMNMMMNOLLMLOMNMNMNOLLLLNMNMMMNOLLLMOMLPMLMNMNNLNMNLMMKOMMMMNMKNNLNNMLMKKNNLLNMKLLMOMNNLLNMKLLMOMNNLLNMKLLMOMLLMMMOMMNMPMMNKLONNLLLMKOLOMLNMMMMMNNKOMNMMMMMLMNKOMNMMMMMLMNKOMNMMMMMLMNLOMMLMMMMLOKNLNLNLMNMNNLLLNLOLMOMNNLLMMMMMOMOMMNLMLPKMMMMNLNLLLNLMMMMONMLNMQLMMMNLJMLNMQLMMMNLJMMLMOMMMMMLKOKONLMLLLNNNMLMOMLMMMMQKNLPMMPMMMMLKLMPNNKMLLOMMMNOMMMMMMLNNPLLNLLMMMMOONMLMMLMMMMOOMNMMLNMLNMMMPLLLMLMNMMNOMPLMMLMMMMOOMPLMMLMMMMOOMPMMMKMMMMNOKMNNLJMMMMOMLNMOMMMMMMLNLNKNLKMMMMPMMLPMNLNMMMLLNMLMMOMMMLPNKKMLMMMNMNNMLLMMMMNLMOOMNNNNMLMLLMMNNNNNMLMLLMMNNLMNMKMLMMNMLLNOMLLMMMNKLKMNLNMMMMNONMMLMNMLLONKNMMLMNMLLONKNMMLMNMLLONKMLQMNLNMMMLJMLQMNLNMMMLJMLPMMMNMMMLJLLMPMOMMMLPKMMMMMOMMMMQMMOLMMOMMMMMKMNLLMNMLMMMLNMMMMMNMMMPMMNMMMLQLMMPNNLMMMMPMMLMMMNLMMLOMMMOOMNLMMLOMMMOOMNNNLMLMMMMKMPMNMNMLMMLMMPMNMNMLMMLMLOLNMNNLMMLONNMLMLMMMMNONNMLMLMMMMNOMNMLMLMMMMNOMMMMMLLMQNOMMMMMMLLMQNOMLMMMMLMMNNPMMLLMMLMMMMPMMLLMMLMMMMPMMLPMNMNMMLLMMMPMMMMNMMLMNNNLLJMMMMOOMLNLLLMNMMPNMLOLLLNMMNPNLMMLLMMMMMOOOLLNMLMMMMOPOLLNMLMMMMOPNONLNLMLMMJMLONNLPLKOLMNMNNLLMNMLLOLMLOMLNMMLMNMNOLNMLMMLLPLMPMMMLMPLMLMMPMMMLMPLMLMNLMMMMMLLLQJNLOMMMMMLMKLLLMMMNMMMNQKOLMMOLMMNMMLNOMLMNMMMMNLMOLNNLMMMMMKMOLNNLMMMMMKMOLNNLMMMMMKLKLNMONMLPMMLNNNJMMNLMMMMMNMMNMLMLOMOLLMMMMMMMNOMLNMMLMMMMOJMMMPLLNMMNLKLONMLNMMMMKPMRMNMLMLOMMQNKNMONMLLMLKNKMMNNMMMMMLNKMMNNMMMMMLMMLOLNMOLMLLLNLOMLMOMMKKMMMMMOMMLMNNMMMMMOMMLMNNMKPMLMMMMMOJMKPMLMMMMMNJNNMLMNLLMLOMLOLMMNMMMMMMMLLLMLMNPMQMLMMNMPMMMMLNMMMNMMMMMMOKMMNMLLMMMMPMMLMNLOMMMMLKMMMNMMMMMMMKMMMNMMMMMMMKLLMMPMMMMMPLOMMMMMONMMLJMILMOMKNKOONMLLNMMMOLMNNMMMMMMLMMPKMNNNKLLMMNLNNMMLMMLMMOMNMMMMMMLMMOMLMOJPLLNLNMLNLNOKLLJNLNMPPNPLLLKOLLMPPMNMMNMLLNLMNMNMMNMLLNLMNMPNLMLMLMMMMMONMOMLMMLKMMMLMPLLMMNNKLLMMOMMMMMQLLMMMPMMMMMPLLNLOLLMMMMONMLNLNMNLOLOLMLNLNMNLOLOLMMNMMLOLMMOLOMNMMMNLLLMLNKNMNKMMLLNKNOLLMLMMMMMKNLNNLMMMMMKMLNONLOLOLLMLMNPMLPLLLLOMMLPMMPMMMLNMLNNNLLMOMMLLLMONLMMOMMLLMLLMJONMMLNONLMMMMQMMMLMNNOMLMMMMMKPMLLPLMKNNMRKNMLMKMLMMMONLLLNPLLMMNNPMMLMLLOLMMONLLMMLOMMMNMLNLLNLLMMMNPMMMMMMLMMMPNMMOLLLOONLLLMLOLLNMMMMMPNMOMMMMMNMMQNLOMMLMMNMMONMPNOMKNLLLNJMNLOMLNMLLOJMOMLMLNMMMNKNNNLLMLMLLNONMOMMKMLNMJNNLOMLLMMNOLLLNLLOLMNMMPNMOMMOLMMMLONKNMMLMMMLMONMNOMLMMMNMLKMNNMLOLLLMONMNNMMLLMLMOMMNNMMOMMMMNOMNPLLMLNMMMLMNPMLMMNMMMLMNMMMLPMMMPOMNLMMLMMMNOOMNLMMLMMMNOOMLPOMMMNLLMMMMMLMOMMMMMOMMOLONMMMMKJMLMMLMOMMPMMOKNMLMMMLMMNMMMMMOMMMNLMMMMMMOMMMNLMMMMMMOMMMNLMMMLOQLLMPMKJMMMMRLMMMNLJLNOMMJMMLMNMMPOMMLMMLMLMMPOMMLMMLMLMMNNLMOMMMMLKMNNLMOMMMMLKMNNLMOMMMMLKNLNLNMLMNMKMNNLLNNMMLMLMNKMOLKOLLMOOLNMMMMMONLLNMMNMMLLMMMPMMMNMMLLMMMPMMMMMMOMPNMLMMNNMMLLMMOLNMNNMMLLMMOLNMNNMMLLMMOLNLLLMNKPOLNMNMLMMOLNMMLNNMLMMOLNMMLNNMMLMLLPOLOMLMMMLLMNOMOMLMOLOLMMPMMMLOQMLMMMMMMLMOPLMMNMMMMLLMMMLMLMMMONMMMMLMLMMMONMNLLOLPMMLMMKNLLOLPMMLMMKNLLOLPMMLMMKMMOMLKLLOLQNMMOMLKMMMMONMLLMMOMMLMPMMMMMMNMMMMOMMMLMMNMMMMNMNNLLLLMLNNPMNMMMLMMLNMPLMNLMMNMLOMNNMLMMMNMLOMMMNMNMMLMMMMQLMLMMMOLNMOMMMLMLMNMNMMONLOLLMLMONMOOMONMMLLMLMNLMLLMMNMMMPLMMMLMMLMMLPMMLLMLLOLMLQOLMMLMMPLMMPOMMNLLMKMMLOOLLMOLMLMMMPOKMMMMMLPLNMMMPLLMLNMMMMNPPLMMLNMMMMNPOLMMLLMMMMNPLLNOLLMLLOPLLMNNNLLLLMPLMMMMNMMMMMNKMMMMNMMMMMNKMMMMMMMMNMRNMMMMLNMLLMPLMNMMLNMLLMOLMNMMLNMLLMOLMOLMLLMOMLPNMLLPMKMMMMOOMLLPMKMMMMOOLLNMMLMMNMPNMLNMMMMMMMONMLNMMMMMMMONLMOMMMMMMMLNLLNMMNMMMMNKLLNMMNMMMMNKLMNMMLMMMMOKMONMLMMLMMNOMONMLMMLMMNOMONMLMMLMMNOMOMMPLMMLLNMMOMMPLMMLLNMLONLNOMMMLLMLONLNOMMMLLMMOLLNNMMMLMMNLMMMNMQMMMNNLMLLNMOMMNNMNMLMMMMMMNLMNMLMMMMMMNLMNMLMMMMMMNLMMMNMLMMMMQLLLMMOLMMMMPKMLMMMMMMMMPLNMLMOLMMLMONMNLKONOMMLKLNNKKNNNMMLKMMMMMOLMMMMMKLLNMOKOMLMMLMNLMMMMMMOMNMNLMMMMMMOMNMPMMMLMMMMOOMKONLMNLLOMLMKONLMNLLOMLLLPNLKOMMLONNLLOMNMLLPLKNLMOMLOMMMKLNLMNMLOMMMKLNLMOMLNMMMLLMONLLNMNKLKNMLLMOPMPLMMMMPOMLMNLMMLNMOLNLLNMMMMOLPLMLNMMMNNLLPLMLKMMMNNLMNPMMLMLMNMNMOMMMMMMLMNLMOMMMMMMLMNLMOMMMMMMLMNLNLMMMMLMOMOMNLMMMMLMOMOMNMMNMMMLMMPMMMMNMLMMMMQMMMMNMLMMMMQMMMMNMLMMMMQMLOMLMOKMKNNMMOMLMPKLKNNMMMMMMMMNMONMMMNLMOLMMMNMMMPMMQMLMLMLNMLMMMMMOLMOMPLMMNMMMMNOMPLMMNMMMMNOMNMNLLMMMMQOMNMNLLMMMMQOMOMNLLMLMMNOMNMLMLMNMOKNNNLMLKMMOLPLNNLMLKMMOLPLNNLMLKMMOLPLLLMMMNNMMMQMPLMLLMNMMMNNNKLNNNLLLMPOOMMLLLMMMMNOMLLOMLMMMMNMPMMMMLMMMMPOMMMMMLMMMMPMPLMLLLMOMMPMMLMMMMNOLMOMMMMMMMLOMMMMMNKMLMNNNKMNMOMMLLMMMMNMNMMMMLMMLMOLLOQLPMMLLMMJMLNMLLMMMNOLNMOMPLMMMMMKLOQLNNMLLMLKMLQMMLMMMNLKNLNNNNLLMLMONMNMNMLLMLMONMNMNMLLMLMOLLMNNLMMMMNPNKLNMLMMMMNNMNKMNNLLLPMKMKMNOLLMMPNLMMMMLOMMMMOMMNMMMMLMLMMJMPLMMMMMMMOLMMLKNNMMLNMOMKJKONLNNMNMNMLMLKMNMMNLLNLMNNMOLLMMLLOMLNMOMLMLMOMLMNNKKOLOMMMMMLNMMNLMMLOMLNOMMMKONQKMOMLLLLONMLLMLOMMMOMNMLNMMMMKMMLNMMPMOMLNLMJMLNLNMNMLLMOPONLLLOMMMMLNMMOMLLMMLMNNMNJLLOMKMMNNMNNNMLMMMMLNLLLNMLMMPMNLMOOLMKMNLMLNNONLKMMMLMMONKMMMLMOMMPMMLLNMLOLMPONOLLNMKOLMOMPOLLNMLMMMMNPNLLNMLMMMMOOLOMMNMMMMOLLLOMMNMMMMOLLLOMMNMMMMOLLNNNNLKNLLLLNNJLMMONMLNLKLLMNMMOMMMNLMMMMMMMMMMOMOJLNMPLNMNLKNMMLMOMMNMLNNLNLMOMMMMLLOLMOLNMMMMMKLMLMMNMNMOMLMMMNLLNNKOLKMLMMMNLMMPMMMMMMMLOMMMMMNLKLKOLNNLONONLLKOMMMMMNKMNMONKLLNMMMONLPLLMMOKMMLOLOMMMMMLMMLMMOLMMMMQLONLOLNMMMMKOMPMMMLNMMMLOOLMOMLLMMMLOMLMOMLMMMMLOMMLMMNMMMMPMMMMMMNMMMMPMMLMMMLQMNLNMMMKNLMMMMMQNPMOMMMNMMMMNOLLNLLMMMMNPOLLNLLMMMMNPOLLNLLMMMMNPLLMOLPOLLMMNLKMOLPOLLMMNLLNLMPPLLNNNLLPMLKMNLNNLMKNLLLMNLNOLMLLMMLMNLNNMMLOMMMMMMMOLLLJNQKMOMMOMMMLMQLMMMMOMMOLOPMMMLMKLMLLMPMMNMNKKMLLONMMMMMOQMLMMPMMOMMLJMLMMPMMOMMLJMMLMPLMMMMMKMNLMNLMMMMNMLMONLMOLMMLKLMONLMOLMMLKNNLLQLLMMLPLLMMMQMMMMMNKOLMNLMLLMMNMOMMNLMMLMMNMOMMMMLMMMMMNLMNKKOMLLNPLLMNKKOMLLNPLOLLLLNMLMOOOLNNKMPMNNLKLMPLLLKMNOMNLMPLLLKMNOMNLNKOLKPMLOMLKKMLLNPMNNLMNLNMMLLOLOMNLMMMNMLMOLMNMLKOLLMLOLMOMMLOMMNMOMMMLNNLLLONLMLNMNNLLLONLMLNMNNLLLONLMLNMLLOMPLLMMMNJMMOMOLLMMMNKMMOMNMLMMMNKMLLMLNLLOMONNMLMMNLLMMONLMMMMNMMOMNMNMLOLMLMMMPNNMLOMMLMMMNNLMMOMMMMMMMNMNMMLLMOMMONLLLMMOLLMNPKLLLMNOLLMNOKLLMMMOMMMMNKLMLMNMLLMOOMLLMPMLNMNMMMLLMPMLNMMNMNLLMPMLNMMNMNMLLPMLMMMMNMMLMPMLMMMMMMMMMMMMMMMPMMMMMMMMMMMPMMMLLMOPMLMMNKQKNMNOMLKLMLQLMLMOMMLNMMLMOMMPMMLMNNMKMMMLMMMMQLMKMMMMNMMNQLMMMMMLLLMMPMNLNMLLNLMMPNMMNMMMMMMMQMMMNMMMMMMMQMNLNMLMOMMMKNNLNMLMOMMMKNLPMMMLMMMMQKMOMMMLMMMMPLOLLNMMMLMMONOMMMMMMMMMNNNNMMLLMMOMMLLONMLLMMNMMOLONMLLMMNMMOLONMLLMMNMMOMMMMMLOMMONMMMMMMLOMMONMMMMMMLOMMONMMMMMMOMLMMPMMOONPLMLLLMKMOOLPMMLLMLKMOOLPMMLLMLKMLKMQLMMNMNJMOOLMMMMMNNNNNLOLLNMMLNLNNKNLLNMMLOMMNMMNKLNMLNMNLNMOLLMMMONNLNMOLLMMMONNOMMLKMOMMMMNOMMLKMOMMMMNKLNLNMNLLONMLLOLNMNLLOMMLLOLNMNLLOMLNONOKMLLMMNLNOMOLMLMMMOMOPMKLMMMMNQMPOMLLMMMMMPMNOMLLMMMMMPMNOMLLMMMMMPMMLMLNLLNNMMMMLMLNLLNNMMNLMMMNLKNNLNMNLMLMMMMMNLNNLNLOMLLLMMMNMMMLMMMMOOMNMMMLMMMMOONNLOMOMLLMKLNNLOMOMLLMKLMLLONPMMMMLKPMMLMNLMMMOMPMMLMNLMMMOMPMMLMNLMMMOMMONNLLMLLMPNNOLLLNLMMLOKNOLLLNLMMLOKOKMLMLMMMMQLMMMMMLMMMQOMMMMMMMMMMPNMMMMMMMMMNNNMLLLOMLMOMMONMMMPMLMMMMPNMLMOMLMMMMPNKNNNQJMLLMMPMLNNKLNLMLNNLOMNKMMMMMMOMLLMPMNMNMLKMLMNPLLMMMOKMLMNPLLMMMOKMLMNPLLMMMOKKPNNMMMKKMMJLNMLMNMMMMNKNNNLNMMLLMMLLNMMMNMMMMLMMNOLNMMLMMLMMLMOMMMMMOMKMLMOMMMMMOMKMMLNMOMMPMMLMMMOMLNMMMPLOLLOLOLMMMMKOLLOLOLMMMMKOLLOLOLMMMMKMKOLOLMMMMNILNLLNNNMKLOKMMMMMLMMQMLMLOLMLOMLNLNOMMLMOLMLMMNLMMLMOLMLMMNLMMLMOLMLMMNLMLLMNMMLMMNLLLMOMOLKMMPLMKMNLQNLMMNNLNMNMLMMMMLKNLMNMLMMMMLNLNLOLNLMMMMMMMMOMLMMMMLLLLMONMOKNMMMLMNOMLMMMMKNLOLONNMMMMLOLMMNMLMMMMMMLMMMMMMMMNLMKNKOONMKMNLMLMMMMNMMMMOMPKKMLNOMMMMMLLMNMKMMMNOOMMNMMOMMMMLLMNLMMLMNLMPKMOMLMMMMMMLMOLMLLMMMMMNOMLMPMMMMMMLMOMMLMMNQMLMLOOMLLLNMNMLNNJLLMMONLMPLPOMLLLNNLMLLNMMMMMMMNMLPKMMKNONLMLNMLNOLNLMMMMMNMLMMMOMNMLOLOKLMLNOMLMNLMONMMLMNMMLMLKMOLMMMMMOLLMLOMMNMNLMLMONMMLMMMMMLNMMNLLMMMMMOLMNNLJMMMMNMNKNLLNPLMMMLNKNMLOPLNLMLMLNMMOQKLLNLLMMMMOLMNMNMMNMMMLMMMRLNLNLNLNLLNMNKLNLNLNLMNMMKMNMMMMMMPMLLMNMMMMMMPMLLKOMNMMLMLMNLLONOLMLLLMNNMNMOMNLLLLNNMLNOMLMMMLNKMMMLOOLLMMOKLPKMMLMNMMMJMNKMNLMNMMMKMOLMOLMMMMMPMLOMNLLLNLNLNLNNNLLLNMLLLNLQOJLLOOLJLNLOLKLMMNNKLOMMLKMMMNNMMLMOMLMMMMLLMLMOMLMNMMMKMLLPQLMMQLLJLNKONLMMLMNNLKMONKMMMMNLLKLNLNMMMMOMMMLNNMMMMMLMMNLNMLMMLMNOKLOPMMNNMLJMLMOPNMMMLMLMLMNPLLMMMNKMNONLNNKNLKKMMOOMMMMMMMLKMNPMMKMLLMOMMMNMLLOOMMLMLNLMLOLMNLNLLNLMLOLMNLNLMLLMMLMMNMPNMMMMMPLMMMNMLLMOMNNMLNKPMMMPMMMMMMMPMMMMMNOMMOLMMMMLMNNMMMLMOMMMMNLMNMLNOMMMMNLMNMLNMMLMMKMQMMPLMKLMMKMOMNPMMKLMMLMOMNOMMMMMMLMNMMQMMLNMMNMMMNLLMMLMMNMMMNMMMMMMMMMMMNMMMNLMMLMMOMOLMONMMLMMLOMKMPONNLMMLMMKMMMLMNMMMOLMMMMMMMMMMNMMNNMOMKLLLNLLNNMOMKLLLNLLNLMPMKMMMMMLMNNMMLMMMMLNMOLNMMMMMMJLMMMMMMMMMNMMLNKMOMNMNLLJMNLMONLMOLKKMMLMONMNMLLKMMLOMMMMMMOKLNLMOLLNMMNLNLNNLKMLMMNPNLNNLKMLMMNPPOKMMMMLMMMMNMLMLMNLMMOKLOMNMLMMMMNLNLMLMNMMMMOLOPKLNNLMMMLMMNMLMKMMMMOOOMMMMMMMMMMOONLMNOKMMMKJONMNMMMMMLLNONMNMMMMMLLNONLMMMMMMMLNMLLMMOMMMMPMMKLPMMKNKONKMLLOMMKNKONJMLMPMMMMMNNMMMMPMMMMMNMMMMNLNLMMMLNMKNNNMMLMLMPNMLMONLMMMMKNLLMOMLMMMMNMNNMPLLMLMMMKNLMPLMMMMNNLMMMOMLMMMMNKNLMOLNMLMMMNMNLMMNKLKOMNLLMNNMMMMMLOMOMNLNMMLMLMNNONKLMMLMLMMNNMLLMMMMKLMNONLLLLMMOMMLONMLLLMMPMNMOLMLLMMMMNMLNMOLNMKMNMOMMMNLMMMMLNMKNMOKMMMMOKKOMLNNMMMMLNLOMMMLMMLMOLNNKMNKLMNMMMLNLMMLMMNMMNMLMMNMMMMMNKNOKLLNOLLLNLLMLOMNLLMMOKMKLOMOMLMMOKMKLOMOMLMMOKOLLMMOMLLOMMLLMMMOMMMMNLPOLLLMLMMLOKPOLLLMLMMLOKMLMMMMMMMMOMMLMMMMMMMMOMPOMMMNLMMMMKMLOLMKOMMMOJLOLLOQLLLMNKMOLLOMMMMMMMLNONMKMLMMNLLMONMLMLMMNMLLOMLNLMMPMMMLOMLNMMMPLMMLOMLNMMMPLMNKOMLLNMLMOKNKOMLLNMLMOKNKOMLLOMLMOKNNKNLOLLLLNNOLLOMLMMMMNNMOLMMKMMMMPKLPMLMNMMNLNJLPMLMNMMMMNJMNLMLMMMLMNKLPMLNNMLMMNKLMMLMLOOLOMKMNMLMLMPMOKNMNMMMMMPMMLNMLLMNNMLMLQKNMMNMMMMQLMMNMMMMMMMPLMMLLLMNKMMMMPLMMKMMOPLLLNNNMLNMMLMMMQNMLNMMPMMMLOLMLNMMPMMMLOLMMNMMOMMLLNLMMMNOLMMMMLOMMMNOLMMMMLONNLMLKOLLNNONLMNMLNLMKQMLOLLNNMLLMNLOLKMNINLMMOOLOMMMOLMMMKNMLMMNMMMNMNLMNMLLNOMLMMLMMMNNLMLMMMKLQMLLLMMMMNMMLLOMMMNMMQLMNLMNOKLKMOKPLMMMLMMMMNKPLMMMLMMMMNKMNLPMKNMLLOJMMKMNKMNLNMLMMKMNKMNLNMLMMLNNMNNLKMMMLMLMLMNMMOMLLLOMMMMNMNOMOLNMLMMMMPLMLMMMMMMMPMLMMMMMLMMMMONMMMMMLMMMMONMMMMMLMMMMOMMNNNONKKKLPKMLMMNLMMMMPLLOMLMMMMMMMKMNNNNKMMLMKMMLMMMKMMMMPMLMNNLNMLLMNMNPLMMOMMLLMONPLMMOMMLLMOMPMNMNMMMLKPMMLMMLMOLOOMMLLMMLNMMOOMMLLMMLNMMOOMMOMNOLLMMMLMLMKMLNOOLLNPMMMMMLONMMMMMMMMMLONMMMMLNLMLOLOMMNPLNLMMNLLMMNPOKNNKONKLLNKOKNNKONKLLNKMMMMMLMMMMNMMPMOLKMMMMPMMNLOMLMMMMPJMLMMMLMMOMPMNOPMLMLMLMMNLLPMMLMMMMOMNLONLLMMNLKKOPLMLMNLLLNLOPMMLMNLLMMLMNNMLLMMMMNNOLLMMMNMLLNNNMNONKLNLLMNLMMLMMMMMMONLMMOMLMMMMMNMLNOMLMMMMMNMNMLMLLMMMOKOMMLMLMLMMPLOMMLMLMLMMPLMMMMMLMOMLLMOLLLMKNNLNMLOLLLMKNNLNMLMMLMMKNNLMNLPMMMMMMMMOLMNLNNMMLLLLNMMJNNLNMMLMNMNLOMMMNMLMMOMLPMMNMMMMLOMLPMMNMMMMLOMNNMQLMMMMMMMLMMLLMMMQNMMMMMLLMMPMPLPKLKLNMMMMOPPKLKLNMMMMOPNMMLMLMMMMMONOLMPMMMMMLKOMLMPMMMMMLJOMLMPMMMMMLJLKNLLPMMMMOLMKNLLOMMMMOLMLMMMPMNMMOMLJNONLLNMMMJLIMONLLNNMMLLLMNMKMMNMOKLMOLLMMMMMNMLMLOMLMMMMNNNLNONLLNLMMJNMMONMMNLLJKMMMOMOMMMMLMMLONLKLMMMPILOOKLMLNLNNLMPLLMMMMNOMMMLPMLLLOMLPLMLOMLMLNMLOKLNOMMOLMMMMMLNOMMOLMMMMMMLOMLMLLRMMMMLOMMLLLOMNNMLNMLMLMQMMKMMMMMMMMOMLMMNMLLLONMLONOKOOLLMLMLNMPLLPMLMMMMNMPLLPMLLMMMOLLOMLMNMMMMONLOMLMNMMMMONMLNLMNMMMMNLLLNMOKLNNMMKLLNMOKLNNMMKMNOKMMMMONMMMNOKMMMMONMMMMOLMLMMMMMOLLLPNMMMMMPMOLNLMLMLNMOMNNLNNKMLLMMLOOLMNLMLMMNMNLMMLMMMMMNNNOONLKLMLMMNNOONLKLMLMMNMNPMMLMMMMOKNLLMNLLMOMNKMLMPMMLMMMNKMNMMLLMMMMOLMNMMLLMMMMOLPQNNLKLLMLNLNNLMLMLLLNPLOMLMMLMMNMNMOMLMMLMMNMNMLNLMLNMLLNPKMOMMOLMMMMMKMOMMOLMMMMMKMOMMOLMMMMMKMNMMMLPMMLNLLLMMOLLMNMNJMNKLNMMMMMPJMNKLNMMMMMPJMNKLNMMMMMPJNMNMMNMMMMLNMNLMLKOMMMQMMLMMMMOMMLMNMLMMMMOMMLMNMLNOMLNLMNLMMLNOMLNLMNLMMMMMMMNOMLMKMLLMMNMOMLNMMNMMLKNNLMMKMONLMLMNLMMKMMLONMMMLMNLMMMMMLMPMMNNMLONMLMMMOKOMMLLONMLMMMONLLLMLMMMMONMKLLNNMMMMOKLMMNMMMMMMLMMPLLLNMMMMMONLLNMLMMMMNOMONMKLMLMMNOMNNMLLMMMMMPNMLNLOMLMMKLLOMLMMMMMLNOMLMPMMLONMMNMLNNLMNMMMLKLJLNMKMNPMOLNLLMMMMMMMMNKNLMNNNMMLLNNMLMMKNMMMNLMQMMMLMMLMLKLLPMMPMMMMKKOMMMLLMMMMNNPKMOMLNLNMLMLNLMMLMMMMONMKLMMOOQMLMMNLOLMONMMLLKMMMLLMMLMMPOLLLNMMMMMMQKLNKNMNMMMMMNLMLNLLMOMMOKLMLNLLMOMMOKMMMNMMMMMMOKMLMNOLMLMMNLMLMNOLMLMMNLMLMNOLMLMMNLMMNMLOMMLMOMMLMMMMMNLLOMLMLMNOMKPLMKMLLMMLMPMONOMLLMMLMPMOMMMLMOKMMMOMMMMLMOKMMMOMMMNMNPLLMNLMLMMMMOMMMNMNLLMMMMMNMOMMPMMMMMMNMOMMPMOLLLLOMMMMOOOLLLLOMMMMOOMLQMLLNMMNLIMLQMLLNMMNLILMKMNOMMLNLLMLOLMLLMMQMNMMLQMLMMMLNMNLKNOMLMMMMLLOMMLONMLMMONOLLNNMMMMMKMMOMMLMMMMPMLLMNMNLMNOLLLLMMLMMLOMOMNNLLMLMMMMNMLMNLLOMMNOLNLLONMOMMMMLNMNPMLLMLMMPLMNPMMMMMMMLLOMMOOKMLMLMMOMNOLLMLMMMNMMQMMMNMNNMPMOLLMLNMNMLPLNOPLLMMMMMKMLONMMMMMMLKMOLNLLMMMMNMMOLNLLMMMMNMPMMLMNMMLMLMPMMLMNMMLMLMOMMMMNMMLMLKNPLMMMMNMMKMNPLMMMMNMMKMNOMMMMMNMMLLMOMMKJNMMMNMNPLMLKNMMMMLMMMMMQMMMMLLMMMMMQMMMMLLMOMMMLNLMMNKMOMMMLNLMMNKMOMMMLNLMMNKMPLMOLMLMMNNNMMNLLMMLMOKMOMMMNMMMMNKMOMMMNMMMMNKLMMMMNMMMMOMMONLMNMMMMLOMONLMNMMMMLOMMNLMOMMMMLOMMMMMOMMOMMNMMMMMOMMOMMNMMMMMOMMOMMNMLOMOLMMMMNKNPLNNKLMLMMNNPLNNKLMLMMNNPLNNKLMLMMNMMLMLNLMLOPPMMLLLNLMMOOPMNMMMNLLLMPKMNMMMNLLLMOKKKMMNMNKLOOMMLOOMLLMMOLKMMMMMNMLMMQMLMMMLLPMMNOMLRLNMLOMLOLJMLLMONMLMNNLMMLMMOMLMONMMMLMMOMLMONMNMMMMPMLLMONMMLMMLMMQMNMMMMMMKMMOMNMMNMMNMKRJLNNMLNMMLMMMLPMMNMLMKLNMMMOMNLMMLMNMMOLKLNLONMLLMNKLMLMMMMMMMNOMPMMMMLLNMNNMLLNMMMLMNQMMMMLLPMOOMKLNNNNLMLMLLLLNONNLNLLLMLLOMMNMLMMMMNJLMONPMLLNLLLMLOOQMMLMLMKKNMLMMNOOLLPKNMLMMNOOLLPMMLNMPLMMMONNMOMMLLMPMNNMLONOMLKLLPNMOOMLLMLMLONMOLMMMMLMMNLMOLMMMMLMMNLMKPMMOMMLMONMMNNLNMKNKKJMLLMMNOMMLPLMLMMMNOLLLOLLMMNMNMMLMMLLNNLOKMLNLMKMNOMLLMMOMNMMNNNLNNLLLMNMNNNLNNLLLMNNMNNLOMLMMMMKNLOMKOMMLMNPMMMMMMNMMMOPMMMMMMNMMMOPMMMMMMNMMMOLLMMLOMNLMNLLLMMLOMNLMNLLLMMLOMNLMNLMNMMLLMMMOMMMNMMLLMMMNMMQNNMNJLJLNLQNKMNNNLLNMLNKPNLMKNMMMMPMLOMMMMMMMKOMQOLLLKNOLMMMNOMMLMMMMMLMNOLMLMMMMMLMOOMLNLLNLLPMOLLLKMMOMNLMQLMLLMMOMLJLNLMNMLMPLMKMPNMMLMMLMOPMOMNMOKLKLMPMPOMLLMMMMMKMNMNMOKLKLMPMMMMMPMMMMMNNLMMLLMMMMOKMOMLMLMMMMNKNMMPLLMNMNLMKNNKKOMNMMNQNMKNNMMLMMNQLNLLMNMMMMMMMNKNNOLLLLOKMNKNNOLLLLNKMMMOMMMMMMPKLPNLMOLLOMKLLMNLLMNOLLOKLMNLLMNOLLOKLMNLLMNOLMNKLOLLLQMMLLOLNMLMNMMMOKLLNLMLOMMMOKMKLMNNNMMMLMLKLOMNLKMMNMLKNOLMLOMMLMJLMLMMOKNMNMMMMLMMMMNNMNPMMOKNKNMMOLMNMMLLLOMLPMONKQKLKNNNNMMLLQLNMKMMMNLLOLNNKMKLNLNNPMMNLKLMLMNPLMMNNKNMLMNOKMNLLMMMMMOMMMLLMLMMMMQMMKLMMLNOLPMMMLMMMMOMMMPMMLMMMMOMMMPMMMMMMMMOMQLMMMMMMMMOMQLMMRMMMLNNMMLMMRMMMLNNMMLMMPMMMMMMMMMJMOMLMMMMMMLMMMLMMLMMNPOMMMMMMMMMMPOMOKLMLLMOMMRNMLMNMMMOMMQMMMMLMPPMLMNKMLLMMLOMMMMLMMMLMPNMLMNKMLMLMPMMLMNLPNLMLLMMNMLPOLMMMMNMMMNOMMNKLJMNOLNMPMMMLMNLMMMOLNLNMMMNMLNOMMLMMMMOMMNMMMLMMMMOMMNMLLMMLMMMOMONNLMNNMMMLMNNMLLMOLOMLMOLMLMMLMOMOMMMLOMMMLMMMMOKOOLLOKMOLLLLOPMMMLMMMMMOMOLMLLLMNMPMMOLMLLLMNMPMMNMMMMLMNMOKMOLMMLLMNMNNOLNLMLMMMMONLMLMMMNMNMOLLMLMMMNMNMOLOMMMMLLMLPMNMMMMNMLMNNMNLMNOLLMMMMNOLMNOLLMMMMNOLMNOLLMMMMNOMONMOLMLMMKMMONMOLMLMMKMNNNMLLOLOLMNNNMMMLLMPMMNMNOMMLPMMLMLMNMMMMLMMMPLNNLNLNLNLLMMLLNNMNMMMMKMMPLNLNMNLMLKNOLMLLMMMMLOLOMMOKMMMMLLNOKMLMLLNLNMLMLNNMMLOMOLMMMMNNLMLMOLPPMNLLMMLMNNOOMMLLMMLMNONPLMLOMMLMNNMMMLMMMMMPQLMMMMMMLMMMQMOKNNLLMLLMPPMLLMMLMMMMPNMMLMMOMMNMOMMOLMNKLMMLOJLLMMMLMMMMOLOOMMLMMMMMLNOMMMMLMMMMOOOMMMMLMMMMOOOMMLMLOMMMLONMMNMMLMLMPNNLMMMLMMMMOONLMMMLMMMMOOMNNLLNNMLMMJOLLNMLMMMMOPOLLNMLMMMMOPOLLNMLMMMMOPNMMMMMMMMMNOOMLLLNMMMMNOOMLLLNMMMMNOOMLLLNMMMMMOMKKNMMMNMLNKNMLLNLMMMMNLNMLLNLMMMMNLLLLNMMMMMMNKMNMNMMLLLLPMMNNNMMLLLLOLMMLNMMMMMMPNMMLNMNMMMMONMLLMMNMMMLRLMLMNMNMMMLOLMMMMMLOMMMPNMMNMMLOMMMPNMMNMMLLMMMROMOLMNLMNOLLLOMMMMMMMNMONNPMMMLLNMMLMMLNNMMOMLMLJNLNNLMNMMMLKMOLMLKMMMNQLMMMMMOMMMMQMMMMMMOMMMMQMNLLMNMLMMMNNNLMMNMLMMMNMMMMMONLMMMMNLPPLLNMLMLNNMPPLLLMLMMONMPLMLNLMMMNMMLMMMLOMMLRMLMMMMLNMPMPLNLNLKMNMKONMNLNLKMNMKONMPNLMMLMMNMNMLLMOMMMMMMLMOMMMLKLQMLOKMMMNMLMQMLLMMMMNMLMPMMLMLLMOMQLMMMOLMLMPLOMMMMOOOMMMNLLNMMLNOMMMNLLNMMLNNLNMMMMMMMLMMLNMMLOMMNMLMLNMMLOMMLNLMLQMMLMMMMMKMLQMMLMMMMMKMLQMMLMMMMMKMMMMMLMMMMPMLLMOMOMMMNLKMLLMMMMMMMQMMNOLLLMNMPMMMNOLLLMNMPMMMOLLLLMOMONKMMMMMMMMMOLMLNMOMMLLMMPMKNLLMLRLNOMLNKMONLPKLNKLNMLMNMOLKMMJNMKMLMLMMMOLMLMMNLMMNMNMMPLLMNMMOMLMLNMNLLMMMMQNLMNLMLMMNMNLMLMNMMMMMMOLLLMMNMLMNMNLLQMLMONKLNLNLNLMLNMMMMPLLMMNLMPMMNMMMMMLMNNMMMMMMMMNMNMMMMOMLNMMMNKMOLQMMMMMLNMMMMNMLMMOMLMMMMMKMKMOMLMNLMOKLLLMNMMMMNONMMMMMNMMMLPKMMMMMNMMMLPKNMNLLKMMMMQLNLOMMKMMMLOLNNMMLLLMMMNLNNMMLLLMMMNLMMMMMLOMMMPKMLMMLLOOMLPMMLMMLLOOMLPMMMMMNLMLNLPMMMMMNLMLNLPMMOMMMMMLMMQNMLNMMLMMMMPKPKLLONLNMLMJPKLLONLNMLMJOLLMNNMLMMLMNLMLMNMNKLNOOOMLMLMMNMLNOOMLMLMMNMLNNOMLMLMMMMLMLJMKMLMMNPNLMMMMMLMMMNMMOLMLMNMMMMONMMMMMOMMMMPNLOMLLMLMLONNLLNLMNMNLONKLLNLMNMNLONKLMLMMNMNMOMMMMMMPLPMNMLKMMMMPLPMNMLKMKOMMMNLLMNNLLNMNMNLLMNOLLNMNMNLLMNONLOMMNLLMMNMNLOMMNLLMMNMNMJLNNMMKMLKNMKLNNMMKNLKNNKMMNLMKNKLNMMNLMMLMMLNOKLLOMLLMMPJMOLNNLLMMMMMNMMNMMMMMMLMLLMLOMOPNMLMPLNNLLMMOLMLMKKMNMNLMMNNLNNLLNLONLLPMMOMLMNLLLONMMOMLMNLLLONMNNMMNMMLMMMNONMMMLLLLMOOKKNNKMMMMNPLNLMMNMMNLMLMNKLNNLLOMMJLNMNLKONLLNMMNMNLLONMLLLKKLMOOMMLMQNMMMMLMMMMMPMKNKNMMLNMLONPLMLMPMMMMMOOLMLLPMMMMMOMNLLLOMMMMNKMNLLLOMMMMNKMNLLLOMMMMNKLNMMMLMMMNOMLNMMMLMMMNOMMPMMMLMLMNLKMPMMMLMLMNLKMPMMMLMLMNLKOMMNMMOMMMMLOMMNMMOMMMMLOMMNMMOMMMMLOLMMMNLMMMNLOLMMMNLMMMNLNLLMMNMOLLNNMMMMOLMMMPMLLONKNOLLLOMKLONLNOLMLLNKMOOLNLMMLLMKMONLLKLNMOLMMOOLLKMNMMMMMOOLLKMNMMMMMLMMMNMMNMMMMLMMMNMMNMMMMLMMMNMMNMMMMLONMLMMMMNLMLONMLMMMMNLMLPNMLMMMMNLLNOLLONLMLMPMLNMMOLMNMMOMMPMMMMOMMLPMMPMMMMOMMLPLMPMLMMMMMMPMOLMMMMMMNPLMOLMPLMLMMOMPQKMLMMLLMOMLKMMNLLNMMQMMOLMMNMLMMPNNOLMMLMMMMLKMOKMLMNONLLLMOKMLMNONLJMMNMMMMMMMMQLMMNMKMLMONLLMMMMMLLMMNNMLLNNLNLNNLLKMMNMLNMMOLLLMMLMMLNOMLOKMMNMLMLMMMNNLOOMOKLNLMLLNNLNKLOMLMOKNNLNKLOMLMOKNNLNKLOMLMOKNMMOMMMMMMKOMPMMMLMPLMNLMLLMMMMMLONMMLNMLNOLNLMLNOOMNLLLMMJKNOOMNLLLMMJKNOOMNLLLMMJKLLMNNOLMOLNMMMLNMNMMNMLKMNMMMLLMMPMLMNMMMMMMMMPKMNMMMMMMMMPKMNMMMMMMMMPKMLLMOKNMNMNKKKOMNPLMLMMKKLONNOLMLMMKLMLMLNMMMMNMMLMMMPMMMMNMMLMMMPMMMMNMLNMLNMMNPLLIMMNLLLMMOMNMMMPMMMNMMMMJMMNLMMMNMMOKMPKLLNLMNONKNKOLNNMNLLKILNMMMMMNMMLMNLMNMNMLMLMONLMNMNMLMLMONLLMNNMMMMMMKMNNMNLLNMLOMKOPOKMLLMMLMLNPMLMMMMNLNLOLPKMMMMLLMMOMLMMMMMLKNMLMOMMMMMLLMRLLNPMLMMMOLMMMLNPLOKMOMOLMMLMMLMPOMPLMMLMMLMOOMOLMMLMMLMONMOMMMLLMOMLNNNOLKNPKKLNOLOMLLOOLNMKNOKOLKMNMLMNNPLMMMMMNMNKPLKNMLOMLMNOMNMMLMNMMMMLJNPNMMKMMMMLOMNLMMNLNLMOOMNLMMNLNLMOOMOMMMKLMMMPOMOMMMLLMMMNOLOLMOKMNLMOKLOLMLLMMMMPNNMMMMMPMMLLNNMMMMMPMMLLNNONMKLLKMMNLNOOMKLLLMMNLNOLMMLLMMMOOONNNLLLMLMMNOLNNMLLMMMMNLMNMMLMMMMNKLOMMMMMMMMNLMLOMMMMMMMMLNLNMMLMLMPPNNLNNLLMLMMQMNLNNLLMLMMQMNLMMMLMLMPNNMLNMMMMMMPNMMOMLMMMOLMOLMMMMMNLMMNQLMMMMMNLMMNQLLMMNMLOMMMNNOLLMNLMNMMMOOMMMMMMNMMNOMLPNMLMLMMOOMLONNLMMMMLNMLPMLMMMMMPNMMNMMKMLNMNLLNNMMLKMNMNLMOLMMLMNNLLOPMMMLMNMMMOLLMOMLOLKOLOMLMOMLOLKOLOMMLMMMMMMNMOLNLPMMMNMMMLKLKMNPMKLLOOKMMMMMMLMMOLMMMMMMMLMMOLMMLNNPNKLLLOKNLLNNNLMMMMKMMMMNLMMMMOLMOLMMLMMMMNMMOLMMLMMMMNMMNLMMLMMMMMLOMLMNLMLLONONMMMMLMMMOLNNMMMMLMMMOLNLONLLKNMMMOOLNNLMLMMMMMMOMMMMMMMMMLOOMMMMMMMMMLOPMMLMMMMMMLOLOLLLOMNKMOKNKMMLMNNOKMMMLOMMLLOMMMNMMQNOPLLLLMOMNMLLLMLNMONONLLLLMMMMOLONMMLLMMMMNLOMNMKLKONLMNOOKNLLLLOMKNNKNMLMMNLLONNLOMLKMNMMOOMMOLMMMPLMNLNMLMMMMLNLMNLMMOMMMMMMLOOLLMMLMMMMNONNMMLKMMMMMKMMNLKNMMNMMLMNOMMNLLLLNKNMOLMNLLMMNKLONNNLMMMMLKMOLMNMMMMMMLONMMLLMMMMPNOLMMLLMMMMPNLOKPKLMMMMPNLMMOLMMMMMOOLKMMMMMMMMNNMLLMMKNNMNQMMOJMNNMLLMMOLMJMMMNOOLMMLLNMPLMNMMLLNNMMNLLLNLOLNLNMMOMLMMMLMLNMMOMMMMNLMLNMMOMMMMNLMLOMMKMMMMOLNLMMMOLLMMPKMMNOLNMMLMMPMLONLNMMMMLOMLONLNMMMMLONKOMNNLMMMKNNKOMNNLMMMKNMLPMOLMMMMLNNLMLNQMLNLLMNKLNLNLNLLONNMMLMNMPMLMNNMMLMNMPMLMNMKMNMNMLLMNLLMMLMONLMMNOLMMNLLNMMMOMMMKMMMMMMMNNLMMLOMMMMNQLLMLMONMMMMOLLMLMONMMMMOLLOPMLNMMLMMMMPPNLKMMLMLMNMNMMLMMMMMKLNONLLMMLMMNMLLMMPLNNNONPKOLNNLLLLQKMLMMOMMMMMNLNMONNKNKKMLNNMOMLOLLMLMPLNLOMLLMMMNOKNKOPNLLOMJJKNKOPNLLOMJJMKMOPKMLOMMMLNNLLMMMLPOKMMMMLLMMNMPLMPNMMMMLNMLNMNNMMMOLLLLOMMNMOKMMMMLKMNMMLMMMMLKNOONLLKMMNMLNOOMMMLMMMMLLLMMMLNMMNMOOMNMMMMMMNMKNKJOMMOMMMMNKNLMNMMMMMMLMMPOMMKLMMMMQMNMLNLLMMMNLOMNLLNLMMMMOOMNLLNLMMMMOOMNLLNLMMMMONNLLMLMMMMNNMMNNMLMJNMLONLRMKKMNMMNMLMOMMMMMMMLMMLPNLMMMMNKNMNOMLMMMMMKLMLONMLMMMMLJMNNNLLMMMMKNMMLMLMMMMMOPOMOMLLLNMMKPMLMMMMMLOMMNNLOMMLMMMMLKMLPMMLNMMMNLMJOMLMMMMMNNMNONMLMMMMLKMNMMMLMMMMMNNMNMMMMMMMKOMONMMLLMMMMKMOLMMLMLMMNLNLPMMKMMMMLLMLOMMMMMMMNMLMMMMNMMMMMLLLLMNMMMMMNMMOLMNLMMMMQOMOMLOKMMMMNKMOMMMMMMMMNLMLMMMMMMMMPMMMPNKKLLMMOPLNMMLNMMMMNMONOLLLMMLMLMONLOLNLMMMLOMNLNMKMLMMNNMMMOLNMMMMMNMMMOLNMMMMMNOMLNLNLMMMMNMLMNMLMMMMMPNMNLMLMLMMPMNLOMMLMMMMOMNMLMMNLMMMOONMLMMNLMMMOOLKOMONMMMMLLMOMMLLLMOMMLMLLMLNNLLPOMMLLMLNNLLPOMPNOKKNMMLMLQMNLLOLLMMNQKNLMNMLMLMNPMNLMNMLMLMNPMMOLLPLLMMMOKOOKLNLLNNLMLPMMMMLMMMNLOMOMMNLMMMMKNMKKLMMOOLNNNLMNMMKNMNMMMMNLMLLMOMMMMMMLMPMMMLNMLMMLMPMMMLNMLMMMMNMLKMMONMMMMNMLKMMONNMMLNKLLMMPNMMMNMMLLMLNNLMLOLOMMNMMNLMLOLOMMNMMNKMLNLOLMNMMMNMMOMLNMMMMNLNKNNMMMMMLOLNKNNMMMMMLOLNKNNMMMMMLOMNMMMLMMOLNLLKLLLPLPLOOMMLMMLNMNNLOMMNLMOLMLMMQOMLMMMOMMMMPMLLNNOOLLMMMKLLOLNNMMMMKOLLOLNNMMMMKOLLOLNNMMMMKOKMNLLNKONLNMNMMLOMMNLLMLMMOMKLMMMMOMMOMMMMMLOMMLMOMMMMMLOMMLOKPMKMLLMOLNMLPMMMMMMMMMLOMNOLMLMMMKLOMNOLMLMMMKLOMNOLMLMMMKOMMMLMMMMMOKOMMMLMMMMMOKLLMNOMNMMMLKOMOLMMLNMMLNLMOMLMMMMMLNLKNMMOMMMMMONNMLJMMNLLOLLOMMLMNLNMNMKLNMNLNNMMLKLLMNMLMMNNQOMMQMMLMMNMKIMMPMMLMMMMKJMLOLNMMMNMLLMLOLNMMMNMLLMLOLNMMMNMLLMMOLMMMMMMLLKLNLONMLMMNKLLNONNMMMMLMMLMNNLMMMMLNLMOMLPNMMMMMLMNMMPNMMMLOLMNMMPNMMMLOMLLOMNLMMLOLMLLOMNLMMLOLMLLOMNMMMMMLOOOMLMKLMLKLNNLLOMMLMNLLMONMMLMLMMLMLNLMLLOMLNNNMLMMMMOMLMOMLOMLLNNLMNLJLOMLLNNLMNLJMLLMMOOMLOLMMOMMLOLLNMMJMNNMOLMLMNLMMNNMOLMLMNLMMNOMOLMMMMLMMOMMMLMNOMLLMNMMMLMMNMLNOMOKKNLOKLNOLNLQMLLMLNOKLNLQMLMLLNOKLLNONMLMMMLKLLNONMLMMMLKMNLMMMMNLMONMNLMMMMNLMONNOMMLMMMLMMKNOMMLMMMLMMKNOMMLMMMLMMKOLLMMLMMMMNNPLMMMLMMLONKMPLMMOMMMMLPMPLMMOMMMMLPNMNNKOLMKMLNMOOLMLMMMMKPNMNNMLLLLNOMNMNNMLLLLNOMMMPMNMKMLNLLMMPMNNMMLKMLMOKLLNMLMMNOMLMMMMLMMPNMLNLNMLMKKNPILMMMOMNMKLOKLLLMOLNNMMPKNPLOLLMNMNLJNNMMMKLMOLNKNOMMMLMMMLOMMNNMLLLMNLNKLMLMMNMLLNPOMOLLMNMMMMLOMMNLNOMMMMLMLNMMNMMMMMONMPLMMLNMNMMOMOMPLLMMMMMKLPMMMMMMMMLKLPMMMMMMMMLKLPMMMMMMMMLKNMMMNOLLLMMLMLLMMMMMNMQMMOLMMLMLMMOOLLNMMPMMMMNLMLNMMLNMMMPLMLNMMLNMMMPLKKNMNNLMLMNMMLOMLLNMMMMOLMLMPMMMNNLLNNOMMNLLLLMKMKOMPLNMMNMJMKOMPLNMMNMJNONMLNLLLLMLMMMMLMNMLMNNMMMMLMNMLMNNMMMMLMNMLMNNMKLNMLOMMMNOMNMMMNMMMMMKMNNMMNLMLMNMNNMMLNLMMMLOMNNMLMMNLMLQMONMMMLMMMLKNNMMMLMMLMMMNMKLNMLMMNMOMMLLLMMMMMONNLNMMLMKMMOONMMMMLMMMMOMNKNMMPNLMMLOMMMNMLMLNMOMMMNLLNMMMLOKMNLLOLMMMNMNNLMMOOMMLMLKMNLNNKMMMMLMMMLMNLMMMMNLMKMLLNMMMMNOLLNONLMMMMKJNNMMLNMMMMMMNLMNLKMMMMOOMOMNLLMMMMMLMLMMLMMMOMOMNMLMNLMMMMMKNOLMLLMMMMMMLMNNLLKOMLOJLMMMPMMNLMMKKLMMMOLMNMNMLLKMLNMMMMPLLNNMLNMMLLOLMPNLMMMMMMKOLKOOLMMMMMONNLNMNLLMMMLJMNMMMLMMOMLNNMMNNKLMNMJLNNMMNNMMLLKMMJOOONKLNLIMMNLMNLMMLMMLMMOMMLMMMMKLNNLKMNMMMMONMPLMMKMMMMLMLKLNPKMMMMQKMMMNMLLNMMNNLPLMMLNNMMNKMLMLMLNMMOOKNPLMMLMMMLMMLONLMKMMMMNNMMLLOMNMLNMKMMMMOMMMMMKLLMLMMNMMMMPLLLMNLNNMMMMLMNMNLKMMLLOPLNNMLKMMMMOOMOKLNKOMMMNNMKLMMLMMMMOOMLPMOKMMMMNMLMMMLOMMMMMNKKNONNMLMMMLLMOMNOMMMMMKLKNMMOMMLLNLMOMLLLMMMMMKMLMMLNMLMMONMMLMMMMOMMPMLNKMLMMMMMOLLNOMLLMMMMNMLOMMNMMLMMLJMKOMLLMMMMNONPNLMOMLKMLKLLQMMLNMNOLJNMMMMNMMMMLMMMNMLLMMMMOLLPOMLKMMMNLKOMMMLJMMMNPJLLOMOLMMMMNOMLKMLMMMMMOMOMMMNLMMMMLOMLOMLKMMMMONLKMNMNLMMMPMMLONMKOMMMMKMLLMMLMMMMPMPOMMKKLOLMMMMLMMMKMMMMNOMLLNLOMMMMNLLONMKNMMMMLJMNNLMLMMMMMNMOLMLLMMMMMLNKNLNNMMMMKJNLLMMOMMMMKMLMNMMPLMMMNLLLMMNNMMMLOLLNMLLOMMMOMJKNMMNNMMMMKMMLMMLKNMNMOMMPMMMLMMMMLKMLNMLKMMMMPLMMLLLMNMNMPJMLMMOLMMMMNKMMNLMLMMMNQMMMNLMLMMMNQMLLMMMMLMMMOMLLMNOLLMLNSKMQPMLKOLMLMLLNMLMOMMLMOLMPMLLOMMMNMMMPPNMLMNLKLHMPMMMLMMMMKKMLLMMMMNMMOMLOOMMMMMMMKIMOMNMKMMMMLLMMOMMJNNLJNLMNNNMMMMLLOLMNNNMMMMLLOLMPLNLMMLNMMLMQLNMMMLMMMLLMNNLNNNLLKMMPLMOMLLOLKKMPLMOMLLOLKKMLOMMMMMOMMKMLOMMMMMOMMKMPMMMLMMLNOKMLMNLLNMLNNMLILOLLMMMPROLLNOMKLLOMQLMLLOMLMMMMNMOLOMMLMMNMLPMNNMMNMMLMMMMKNMMMMMNMMKMMMMLONMMLNNPNKMNLMMMMMMOMONLLMMMMLONOMMNKLLOLMNMLNMMLMLMMPLLNMMMOLNMMJLNNMMLNLMMOKOMNMLMMMMNNLKLLMMNLMMNMOLLNLMMMLOMMNLMOMNMMMLMMLOMLNNMLMMMMNMLMMMMOOMNMKNMMMMMMLLMOOMMNMMMQNMMMLLMNMMMQNMMMLLOLOMMLMMMOLNOMMMLMMMMMMNOMMMLMMMMMMNLMNLMLNMOMMMLMOMMLNMOMLMLMOMMLNMOMLMMLMMOMMPLMNKMMMMMMMPMMLMMMMMMMMNMNMMMMMMMMMNMNMMMLMMOMMOMMLKMLMMOMMOMMLKNLMLLNMOMMMLMQNLLKLMMNOLLONLLLMMMMONLOMMMLMMMMNNNPLLMKLMMNNKNPLLMKLMMNNKLPKOLKOMMNMMLQKOLLMMMNMMLPMNLLMNMMLNLMMNLLNLMNNLMMNMNMMMMMQMONOMNKLLMMKLMKOMMKMMMMONOLNLNNMMMMKLOQKMMKMMNMKOMLONMMMMOMLLMLONMMMMOMLLMLONMMMMOMLLMLMMOLMLMPMLMKLMMOMMLONMPLLMMMMMMMOLPLLMMMMMMMOLMMMMMMMMMPLMMMMMMMMMMPLMMMMMMMMMMPLMMMLNNNNLKLMLNKLNNNMLMMMKMLNNNMMMMMKNONMMLNMNLLMPLNKOMNLOLLMJMOJMMMMMNLMKLPMMLNMLNNLPLOMLNNMMMMKOLOMMNOMLLMMNLOMMLPMMMMNNONKMLLMMMMMMPMLMMMMMMMLPOMMMMLLMMMNNLKOMONMLMMLONMLMMLMMMMNLMMNLMLMMMMLNMMLMLNMMMNQLMLLMLOMMNNOMOLLMLKMMNMOMLOLLNNMLMMNOMKMMMNOMLMOMMLPLMMNMMMLOMNLLNPMMMMKKLNNMMMNNLMLPOMMNMKLMLMONMMMLMNMOMMQLNONMMLMMMMKKNNMNMLMLMMKLNLMMMMMMMMOMMMNMLNMKMNLQLOKMNNMLMNMOMKNOLNLLMONLMMMMMOMMMMOONMMMMMMMMMMNMMMMNKMMMMRLNMNMMMLMMMLONLMNMLMMMNLNNLMMLKNLMMOLLNLLNONMLLMKMNMMMLNMLMQNLNMNOLLMLMNKMMMMMNOLMMMMNNLNLLMMMMMNMMNLLMMMMMMLLPLNPPKLLLMNMOMMLMLMMMMKKLNMOOMMMMKKLLMPMNMMMMMLLNMLLMMMNMNLLNLNLKMMNMMLLMMMNMMMMMNLMLOMNKMMMMMMMMMMNMMMLMPLMMNMMNLMLMLLLOLNNNLMMMLMONLMLKMMOMLMNLLOLNMMMLNNKNLNOMLMLMONLNMLNLMMMMNLOMLNMMLMMMNONKLNMMMMMMOMMLNMNOMMMMMKKLLNOPMOMMJKMMLNMMNMMMOOMONMMKMMNMLOLOLLLNMNMMNMNNNLNLMMLLONLOLMOKMMMMMOLONMMNMMMLLPLOLMNKMMMMNKJONLQNMKOKJOMKNMNMNMLMLKMLMMQLMNLNLMOLNNMNLMLMNLNLNMMOLMMMLNNNLMMLMLMMOOMLOMLKMLLOOKOLLMMOMMMMLOOLLMMOMMMMLOOLLMMOMMMMLOMMMOMLMMMMLPMMMNMMMMMMMPMMMNMMMMMMMPLKNMMMNMMMPLMMMMMMMLMPLMMOLMMLLKMNPLMONMLLMMMMLKMONMLLMMMMLKMONMLLMMMMLKMLMMLLMMMMQMMLMMLLMMMMQMMMMMMMMOMMNMMMMMMMMOMMNMMMMMMMMOMMNMMLMMMLMPLMNLMLMMMLMPLMNLNLLMMMMLMMONNLLMMMMLMMONNLLMMMMLMMONMLOLMLMNMMPMNMMNMLMMNMNLNMMNMLMMNMNLMLMMNMMNMMNLMQMMMLMMNMLNLMNNLKMMMMOLLKONMLMMMMOJLKONMLMMMMOJMLNNLMLMPMMLMLNNLMLMPMMLMLNMMMMLPMNLMNNLLOKKNLNLOKNLMOLLLMPNMNKONLLLOMNKLLMMNNLMNMNLLMMMLLMMMMNKMMMNMMMMMMLOMKLNOKMMMMPKMMMMOMNMLMLMMOMPLLNNMMLKLNMLLNMMLMNMNNLMNKLMMMNONNLOPNKLMLMLMOMMPLMMMMNJLLLLONLMMNNKMNLMNLMMMMNLNKLNLLMMMMNNLNMMLLMMMMOONNNNKNMLLMLJNMNNKNMLLMKKLNMMMNMMMMKJNLNMMNLMMLOLLLMMLNMMMMOLLNMNLMMMMMOLMNMMMMMMMMOKMNMMMMMMMMOKLMNNLMMMMMMMLMNNLMMMMMMMNJMLOMLNLMOMLLMLNOMMMMMLMPMMMLMMLMMOMPMMMLMMLMMOMPMMMLMMLMMOKPKMNKLNNMNMMKMMMLMMNMOOLPLLMLMMNMNLMJLMMMMMMMONMPLLLMNNMNLMLNMONLMLMMPLLNNLMLMMMMPKLNNLLLMMMMNKMMLONLMLMMNMMMLONLMLMMNMMKLONMMLMMMKNOMMLLNLJNMLNNNNMMLMLLLKMPMMMLMMKMMMMMMMPLMOMMMLNKNNLNLLMMNONKNNLNLLMMNONKNNLNLLMMNONLMNMLNMMMKMNLMNMLNMMMKMNLMNMLNMMMKMMLLMLMMMMMQMMOOLLLMMMMNPMOOLLLMMMMNPLMLMMLMOOMNMLMMMMLMOMMPMMKNNMONMLLIMMMMMMNPLMLLMNNNLLNLMNLLOMMMMMPMMNMMLMLPMLOMMMNLKMKMPNNOKLLKOLLNLMNOMMMLOMMLMLMMMMMONNOMKLOLMNMLJNMMLLOLMNMMKLMMNMOLMMMMKLMMNMOLMMMMKMNLMLOMMNKNNLOLMMLMMMMNNNLNMMOMMMMKPLMLMMPMMMMMMMMLNMPMMMNLNMKLMNKMMMMMLOKOLMLLMNMNLLOMOMLMMMMKNNNOMMKMMMMKNMNPKMLLNMLONNLLOMNMMLMMKNMLMMNLMOMKOMOMNMLMMMMKOOMLMMKMMPLMNNLLLNMMMMMPNMOLMMMMLMMMLLLMMLOMNMMNLOMLLLNMMMMMOMMMOMLMMMMNMMLOMNKMLMNQNMMNMMMMLNMRMNOLMMKMMLMNPOMMKNNLMMMKMLOMLLONMMMMONMMMMLLMMMPKMNMMMMMMLMNKLLNMPLMMMNLLMNLMMMMMMMOMMLNMMLMMLMPNMLMNOMMMMMLOMLLLOLMMMNNNLMPMMMMMMMLOMOMMMKMMMMLKLNNMLOMLMMMOMLMMMMMNMMNMLNMMMKMMMNMLMLONMNMMMMKKMNMMMLMMMMNOLPMMMLMKOLOLOMNMMMMMMMLOLMNNLOMLOLKMMLNMLLLOMMOLMOMMMLMMMMONMLNMMLMMMMPKMLNMMLMMMMPKMLNMMLMMMMPKLMMMMMMPMMMMMLMMPLLMNLOKMPKMMNLKNLNNMPMMMLNLLMQOLNLMMNMMLMOKMLNMMLMMLMPMMLLOLMMMMMMMLQMOMKMNMNKPNNLLMNMMMMLMNMMMNMMMMMLLMOLMMLMMMMLMLMMNMLNMMLPLLNNLLLMMMMNKMLNLNMMMMMMNLMMMNLMMMMPMLKMPNLNMMNLJMLOLMLMMMMOKMNLLMNMMMLNMMLPLPOMLNLMNMLPMQLMLNMMNNKKNLKONMMQONNMLMMNMLMMLMMNMMMMMMMNLLLOMNKMLNMNLMLOMMMMMOMMLLLOMNKMMLMNLMLOMMLMMLMOLMMNMMLMMMMONMMMMMMPMMMOMMMMMMMPMMMOMMMMMMMLMMMPMMLNMMLMLMNPLNMOLNMMKJLONNNMMLLMMMMMLMOLMOKMMLMOKMMOMMMMMMMLOMOKMLONLMMMLMNLMMKMMMMOOMLLMMMMOMMQMMLLMMMMOMMQMMLLMMMMOMMPMNOMMMLOMLLLPLKOMMLLMPMNLMLMMMMMMPNLMMLOMMLMMMMPLMLOMMLMMMLPLLNNNLJLLNLNMLNNMLKMMOLOLMLOMMMMMMMLKMONOMLMMMMKNMONOMLMMMMKNMNOMMMMLLMOOMNOMMMMLLMOOMNKMMMMMLMONMOJLMMNKNMMNNLLLMOMMMMOOMLMMMMOMMMNMMLMMMMOMMMNMMMNMMMONMLMMMLMMPLMMMMNMLMMMMOMMOLNMLMMMMOMMOLNMNNMLMJMMMMNLMLMLMLMMMNPNLKMNLNMMMMMOLMMOMNMMMMLOLMMOMNMMMMLOLJLLOKOOMLQKLNMKOJMMOLNNKMNLNKMLMMNMMPLMNKMMLLONMOLMNLMMLLNOMOLMOLMMMMNOMOOLMOMMMMLMMOOLMOMMMMLMLMLLOOLMLMOMMLMMMLMNMMQMMLMMMLMNMMQMMMLMOLLMMMNLLMNMMLMOMMNMMMLMMMMOMMNLMMLMMMMOMMNLLNLMLNMMOMMKLPLMNKMMNMLMMNLMLKMMNMNOLQLLNNMMMMPIMPMMMLNNMMMJLNMMMMMMMMNLMNNMOLLLLMNLMLNMLMMMMMMOLNNMOMLLLMNKLNNLOMLLMMMLMPMOMLNMLMLLONKLNNMKNLMLONMLMLLMMMNOMNKMONLMMLNMOLLMLMMMMMNOMMLMMNMLMMNMLKNNNNMMMMKLOKMMMKMMOMNNMNLMLNMMLMNKLLNNLKOMMMOKMKMNMNMMOMLNNOLNMLLLMNOKMLMMMMLMMNPMNMMMMMMMMPLMNMMMMMMMMPLMMMMMMLMMMOLMNMLMMMOMNKLMNMLMMMOMNKLMMLMLNMPNMMKLOMMLLOLMLMNLMOMLMLMOMMNMNMLMJOMLMMPMMMMMLLOMMMMMNLLLOOLKLNNMMLMMLOLLMOPMNLMMOMLMMNKLMMMMNLLLMPMMMMMMMLMMMKOMOMMMMLMLMMOOMMMMMMMLMMOOMLLNMOOMMMMKMLLNMOOMMMMLMLLNMOOMMMMLMMMMMOMMMMMMMQOMMLNLLKNMMNNLLKLMNMNONNLMLLMMNMOMOLLMMLMMNMPLNLNOLMLMMLOMLLOMMNMMMMPLMLOMLNMMMMNLNLLLNNMNNLMLNLLLNNMNNLMLNLLLNNMNNLMLMMNMLMMMMMMONPLNLLLNLMOLLMLMMNMOMMPNMMMMLLMMMMPMLNLMMNMOMMMNLPMNLLMMMOMKLPMNLLMMMOMKLPMNLLMMMOMKMMMKMOKOLNNNMOMMLLMPNLMLLMLLNOLNLMOMMNLMLPMMMMNNNLNMLNMLMMOOMMOMMMMLMNPNMLNMMMMMLMPMMLOMMLMMLMPMMPOMLLPLLNMLLOOMLNNLLNKMMNOMMLLMMNLMNMLMMLQMMLOLMPOMLLMMMMNKMPOMLLMMMMNKLNLNOLMMMMMNMOMNNOLLMLLKLLNPMKMMMMNOLNNMNKLMMMOLMNMNMOMLLLLKLLMNNNMMMMMJLLLNNLMMMMNKLNOMJNLNMLNMMPNMLLMMOMLNMONMMLMLOMLOMMMNMNLMKLNMPMLMMMMMMMOMMKONLMMMMMKKLOKNNMMMMMLNMMMMMLMLMMOLONLLKOLMMMNLMOMLMNMKLMONMLOLMLMMLMPOMOOMLNMMMMLPMPLMLNMMMMLOMPLMLNMMMMLOLNLMMOLLNLPNMMMMMMMMMMQMMMLMMLMMNMQMNMNNMKMNLLMMNMKNMKMNLLNONMKNMJMNLLNOLMNNNLMMMMLOMLQMMMMMMMMJMLMMLNLPMNMMMLMMLNLPMNMMMLMMMNLLMNOMLNONMNKLLLOJLNMLNLMMMMOLLNMLNLMMMMOLLNMLNLMMMMOLMPMLNLLOQLLLMNLMMNMLPMMLMPMNLMMMMNMNLNLMNKMMNMNMMNMLPMQLLMMNMNKLONMMMMMKMNKLONMMMMMKLNNMMMPLLMMNLNNMMMOLLLNNMOLMMOLMMNLOMKNMNKNLLMNNMKLMMLOMNMNMLNLMPLOMMMNNMLMOMMMMMMNKMLMOMMMMMMNKMLMOMMMMMMNKNMOLNILNOKLKMOLLOLMMMMNKMLNMPLMMMNLJMPMOMMMMMMLKMOOLMMMMMNLNONLLMLMMMMNMMNLMMMMMMMOLLONMLKNLOMLLMMMMMMMMPMNMMMMMMMMMPMMMNLLLLMMMOOPKMLMLLNNLMONMMLLNMNLMMMNLLKOLMNNLMLNLLNLLNOOMMMMNLNMNLKOMMMPMMONMLKLMMMNMMQLMMLMMMMOOMPLMMMMMMMOONLMOMMMLNMPKNOOMLMMLNMLMNOOMLMMLNMLMNNMMLOMMMMNMNNMMLOMMMMNMLOLMNNNLLLNOLOLMNNNLLLNOMMMMMMMMMOLMMMMMMMMMMOLMMMMMMMMMMOLMOOLMMLMMLMNPLKPOLNMLMMNPMLQNLLMMMNLPLMPMLMMMNNLOMLLMMOMMMMPMMLLMMOMMMMPMNLPMMLMMMMOLLPMLMNMMMMQNMOMLMLMMMMNNMLNMLLMMMMOLLLOLKNNLPMNLMNMMMMMMNMLLMLLMLONLMMPMMLMMLLMNMNNMMLMMLLMNMNNMMLMMMMPOMLMMMOMMMLNMMMMNMMLMMLMNMMOMKNMJNLNLMNLMMOLLKNMMNMMMLLNMNLLMNMNKMLPMPKNLMMMJMLOMPKNLMMMJMLNMPLMLMMNKPLMMMLMMMMNOPLMMMLMMMMNOPLMMMLMMMMNOOMLMMLMMMMMOPLLMOLLNLMNMMMMPMMOMMOMLMMMPMMOMMMMLLONMNKMLMLNNLKOMLJNONLNKMLNMMLLOMMMLMNNMMMLMLLNLLNPLMLMOMMMKMMPMMMNOMMLKMNKNNNLLLLOLLNLNNNLLLLOMMOLLLNOMKNLOLNMLMNOLLNLNMKNMLOMNLMOKLQNMMLPMMLLOOOLNNNLMLMLMMOMLMLMNMMLMMLLPMMNMMMNMMLLPMMNMMMNMPMNLLJLMNLPMMLOLOOMMLMMKMLOLOOMMLMMKLLNNMOKLLONLMLOMNPMMMMLKMKLMMNMMMMQMOMMMQLMMMNLLOMMMQLMMMNLLNLMLLMLNOLNOMMMMMMMMPMLMOMNMLMLLNMMOOMNMLMLLNMMOMKOMOLPLMMLJMLNMOMMMMMKJMLOMLLMMMMPLNLONLLMMMLOLNLLMMNNPLMMLNLLMLNNNLMNKNLLMLNNNLMNKNPLKNLLLNOMLMMOMMLMLMMMMLNNLLMMLNMOMMNNLMLMMMMNNMOOMLLMMLMOKMPNMMMMMMNKKOMNMLMMNLMOMMLOMMLMMMMNOLNLNNKMMMMNNMPMMMLMMMMMNMLNMNMMMMMPLONLLNOMMMLLOONLLNOMMMLLOMNNMMMLLMLOMNMMMMMMOMLLMMMMMMMONLLOOMLMMMLMLMMONMNONLLLMMMMLNMOMMKLOMLMKNNLLMNMMMMLKNLOMLLMLMNPLMNOMMLMMMMMOMMLLMMMMMMNPOMNLLNLMMMMPLPNNNMLLMMMIMLNMLLMMMMNMMNMLMKMMMMOOMKLOMNMLMMOKMMNNMLMLMMNJLLLNMNMLNMPMMNNMLNMMMMKJNMLMLLMMMMNONKLMOKMMMMONOOLLOJMMMMKQMOLNLMLMMMNOMLMLMOMOMMMMNMLMLLMLMQONNMKMMMMMMMONMNOMLNMLMLNJLNOMLNMLMMMPMMLMLNMMMMNKLLNNNNLMMMLMMOOKMKMMMMLONLNLMMMMMMMLLLMNMNLNLMMMNKMOMLMLNMPKOMLMMLMMNNLPMNMNLLNLMLPMMKMMLLMOMMONLLPMLPMMNNLNMLMMNKNMMMNMMLQMLLNMNMKJMLLMPMMLNMONMLOLNOMMLMMKLOQMMLMMMMLNLNMOMLNMMMLLMMLMLMMMMMOOMLLMMLMMNMOKMMLMOLMMMMLMMMLMKMMLMMQLMMMLNMMNMMMKMKLLMNMNNLNKMMLOLLNMMMNKLPNMMKMLMNLMNLMLMOMMMMKMMKLMLMNOMMOMOKOLMNMMMMLNNPLOLLMMMMMOMLOMNLMMMMLIMKOMKMMLNMNNLMMLPOLMLMNMNOLLOPLMLMLMMNLMMPLMMMMMNKLNLNMLOLQNNLLMLNMMOMNMMKMNMKNLNMOMNMLMMLMMMMPOLLLONLMMMMOKNNKMMOLMMLNNLNNNLKLMMMOJLLMMMNNOMNLMLLNLMNMMOLOMLLNLMNMMOLOMLMNLLMMNNLONMLLMNLMMLNPLMKNLMOLKNLNJMPLLMLLOOLNLMPLLMLLOOLNLMLMNLLLMONOMMLMNLLLMONOMPMMMMQMLMMMLPMMMMQMLMMMLMLPOMLMMMMLNNNLLLLOMLLOKNNMMLLMMLMOKLNLMMLNNLMONLNLMMLNNLMONLNLMMLNNLMMNLPJLONLKNOKJMQKMLOMMMMMLMLMMQMMMOMMKMMMMMLOMMLMMMNNLMKMOMNLMMNMMNLMMOMLKMNMLNMLMLNMLLPMLLONMMMMONNMLMOMLLMKNNNMLMOMLLMKNMLMLLNMNLOMMMMMMLMMNLOMMMMKMLKNNLPNNMKLMLLNNMONMNKLMLMMLOMNKNLMMLKMMOMNKNLMMLKMMOMNKMMMNMMLMMMMLQLMMMNMMMMLLQLMMMNMMMMLLQLMMMNMMMMLLNLMLNNLMNMLLOLLNLKMLOLOOOLMNLKMLOLOONLMNMKMLOLONPLLMMLMMNNLPOLNMLLLNMMNNOLOMLMMMMMLOPMMLNLMNMNLMPMMLNLMNMNLMNMMMNNLOLMMLLMMNLKMMMMNLOMMLPLNLNNLNNLNNMLMMMMLNMNONLKMNMLKLNMLMMLMMMMLLNMNMLNMLMMMMLNLOMKMMMMMNMLLMMMMNMMPLMOMMMMMMMMKKNMMMNKLLMMPNMMMMMMMLMMNNNLMLNMMLMMMLMMNMLLMMMMOMNNLMLLMLMMOOMLNMMKMMMMOKLMNLNKMMMMNNOLNMMMMLMMMOMNNNLMMMMMKMMLLMMLNMMNOLLMMLMNMMMMMMMNNLLLMMMMNLMLOMMMMMMMLMLLNNLKMNMMNLNMMOKMMMMMONMMOLNLMMMMLJLLMMMLNMMMPNLMMNKMNNMMKLNKNMMLMMMMMNMMMMMLMMMNPNMNLNNNMMLMLLMMNMMLMMMMNOMMNMMLMMMMNOMMNMMLMMMMNOMNOMKMNLMLMMMNOMKMNLMLMMLLPMMLMNMMONMLMMMLMMOMMNNNLMLNLNLNLOOMNNMOLLMMLNONLMLMMMLMPMMOLLLNMNMLNMOMLLMPLLLOMOOMLLMPLLLOMOLOMLLOLMLNNNOKLLNNLLLNMOMOLMMNMOMMLNMPLMLNMMMOMOMOMONMNLKKLLMOMMMMMMLMMLNMMPMLMMMMLNPMKNPMNLLLLKOMKNNMNLLLMLKKLNLNMMNNPLMNLLMMMMMMNLMMMMMOMMMMNMONLNKNMLLLMLOKLNLNNMMLNLOKLNLNNMMLNLONLMOLLMLMNLONLMOLLMLMNLONLMOMLMMMMLOMMMMLMMMOOOOMMMMLMMMOOOPLMMMLMNONLNPLMMMLMNONLNMLMNMOMMLMQMMLMNMOMMLMQMLMMMMLMOOMNNOMMMMLOMMMLOOMMMMLOMMMLOMOOMMKLMMMMNMNNMNLLLMMMMLLNNKNNMLMMKMMKOKMNNLLNMMMKOKMNNLLNMNMLOLMNLLMNMMLMMMLMOMMPMNMMOLNLNLKLKNMMOLNLNLKLKNMLMMNKNKMNKNLMKNNLNMLNJNNMMMNLLLNMNNNNMMNMLLLMNLMNMLOMMMMLMOMOLNMMMMMMMOMOLNMMMMMMMOMOMNLMMMMLLMLMOMMMMMMNONMKMOMLMMLMLOOLMNKMMMMKMMPMLPLMMMMNMMOMMPMLMLMMKLOMLLLMNMNONMOLLLLMMMNNNMOKOLMLMNMMNMOKOLMLMNMMNMOKOLNLMNMMNNMNMLOLMMMLKMOMMMLMMMMOLMOMMMLMMMMOLMOMMMLMMMMOLMMLMMOOMMMLMKLMNLMMMOMNKKLMNLMMMOMNKKLMNLMMMOMNKLLMNMNMLMMMLNLMMMPMMNMMPOMMMKOMMNMMPMNLMMKOMMLMNMNLMMKOLMMQOMOLMLLMLMMQNMLMMMMMMMMOMNMKOMMMLLLOOMLLMMMMMMMPMOMLOMKMLLLOPOMLOMKMLLLOPNOLLMNLMMLOMMMKMONLMMLOOLLMLPOMMMMNONMLMLNMOMMMMNLMMMNMMMMNNNNKMNLLKMLONLPLMNKLLOMNJMMLMOMMMMMLKMONMLMMMLMPLMOMMMLMMLMNKNLMPMLQMMNLPNLMOMLQLMMLOMNONLMMLNLMNMNONLMMMLMKNMLNMMMMMOLNLMLNMMMMMOLNLMQMMMLMMLMLKMQMMMLMMLMLKNLLNMLMMMMQMNLLNMLMMMMQMMLMMMMMMMMPMLMMNLLNMMMPMLLMNMLNMMMPMLMLLMMMMMMOKLNLPLMMMLMPOLNLOLMMMLMPNMMLOMLMMMMOOMMLOMLMMMMOONLLMPMMLPMLLNNKNOKMMMMLNMLNMMNMMLMOLOMLMNLMLMMONNLNLOKMMMMLKLNMNLKMMMMNKLLMLMMOOLMOMLLLMLONMMMNMMLOMOMMMMMMLKMLNMNMMMMMKMKMMMLMMMMPKNKNMNMMMMMKMNLMNLKLMMMOLMMPMMLMLMMLLMOKMMLMMMMMNOLMMLNMMMMNNMLMLMLNMMMOMMPMMLLMMMMMLMNLLLONLMMMMMMMMLNMMMMNMMNLMNLMLMMNNLLPMMOKMNMMMMLMLMLMMNNRMMNKMMNMLMMMMLNMMMMMMMMNNOMPMLLNMMMMMLNMMMLMMMMOOLMOMOLMMMMLJMLLNMOMMMMMLNNLLMMMNMMLONMLLLNMMMMOKMMOMMLMMMMKKLMNMLLMMMMNKMLOMLMMMMMMLMMMMMOPMMMMMLLMMNQNMNMLLLMKNMMMLMMNLLNLMMNMMMMMKOMMMLLMMMMNONNMMLKMMMNNMLOMMMLMMMMNMLLNMMMNMMMMLLKMMMNMMMMNOKKNMNKMNMMPKMOMMMLMMMMMMNLMNMMMMMMLKMLLMLMMMMMPMMMLMMNNLMMQMLLLNMLONMMMNMLLMPKMMMMMNNNMLLKMMMMNMLMLLNMMMMMNLNNMMMLMMMMMPLOMLMMMNNMPKNMMNMLLMMMLNMMNMLKMLMMONLNNNLLLNMMLLLLNMMNMLLMOKKMNNMOMMMMLNLMOMMKMKOMNOLMOMMLMMNMNONLNMLLMMMMNLLNMMLLMMMMOMMLOMMLMLMOLLNKLMNQLLMMMMMMMLMKMMNMQMLMMNOJNMMLMKNNNLMMMMMMLMMMOMOLMKMLNLMNMNMKLMMMNNMNNMLLMMMMLLLMNMMMMMMMMNLMNMMKMMMMNMLLLMPLMMMMNLMLMMLOMLMNMMNNOMMKMLLMLMMMNMMMMMMMNLMLNMMMMMMMNNNMNMLLMMMMOLPMMMMMMMMMLNMNLMOKMLMMMLMMMMOMMMMMLMNLOMMLMMMMLPOLLMLMMMMMOOMMMNLLMMMMOOMKMNMLMMMMNKLLLNMOMMMMMNNMMOLNLLLMNOMNMMNLMMMMLMMOMMOLMMMMLNNMMNMLMMMMLMMMKNPNKMLLMLMMKNPNKMLLMLMMKNPNKMLLMLMLLNOLMMMMOKOLLNOLMMMMKMMLNNNKMLOLKMONMLMOLLMLMMKONMLNLMMMMMKONMLNLMMMMMMOLLMLMMMMMMLNLMMPNNLMLNMMMMMMMMNMLMOMMLMLMNMMMMOMMLMLMNMMMMQMMMMMMMMMOMQMMMMMMMMMOMPMMMMLMMMMNNPMMMMLMMMMKOOMLMMMLMMNOKMLMMMLNMMMPMMLMMMLNMMMPMMMMMMLNMMMOMKMMLNJNONLNMLLLMMLNNNMPMLLPNMLMMMMNNNLMNMLMMMMQMQMLMLLMMMMOOQMLMMLMMNMMOPMLMMLMMNMMNLLNMQLMMMMLMLLNMQLMMMMLMMLNMQLMMNMLKMLNNMKPLKNONMLMMMLPMMLLMMMLMLLMMMMPNMNLMLMMMMMPNMNLMLMMMMMPNLOLMOMPLLLMLLOLMOMPLLLMLMLMMOOPMLMLMLNOLLLMMMMNPMLLMNJOLLOONMLLMLMOMMNNLNMMLNLLMNLONNNMLNMLMNKNLLLLMNLNOMMPLLLLMNLNOMMPLONNLLOMLLLMNONNLKNMLMMLNLOMMOKLKNLNKMLMMMLNMOMNNNLNMMMMNOLLOMLOMLOLLMMNMMLOMLOLLMMNMNMNNLKMLMMNMNLNNLLMLMMNLMLMMMNMMMMPMLNMMLLMMMMOMLNMMLLMMMMOMLNMMLLMMMMOMLNLOLKMMMNQLMKMOMMMMMMOKMLLMLLMMMMQMMLLMLLMMMMQMLNNKNLMLNLNKKNNLNKMMNLNKMKNKOKNKMNQLMMMMMLMMMMNMNLMMNLMMMMQMNMOLKNLLMLNMNNNMLKMMMMMNMMLMLMMMMMONNNKNMMLLOLMLMOMMMLLOLLNONNNMLMMLMMMKNNNMMMMMMMLKMMMMLNKNKLNLNMMMLNKNKLNLOOMLMKMMMMMLLNLLMMMMMMNMKOMNKNLOMLMLLNMNKNLNMLMLMLOMLMMMMMLLKPLLLOMOMMNMNMMMMLMMMMPLLOONMLMMLNLMLOONMLMMLNLMMMMNNLMLNMMMMMMLLNMMLMNLLMMMNMMMMMLMMLMMMLMMMMPKMMMPMLMMMNLOMNLMLOMMMMLOMOMMMLMMMMLLNMMMMMMMMMMOLNMNLPMLLMMMNMNLLMMMMMLKMPLOLLMNMNKPLMLOLPMMLMNKMNLMMNMMLMMLMMMNMNLMMMKKLLLOMLNMMMPKMMLNNJMMMLNKLNMONLLMMMKKMPLMLMMLOMKOLNLMOMMMMMLPNJNLNMLMLMONLONMNMMMLMLMNMMMMMMMMMMNMNMMMLMMMMNKNMMMMMMMMMLOMMLOLOMMMMLOLLPMMOMMKMNKPLMNLKMMMMLPMNOMLLMMLMNLMLMMMNMMNMLMNMLMNKLMLMOILLLNNOMMMMMLMPLLMONNMMJPMNMMMMLLMLMNMNMMMMLLMLMNMNMMMMLLMLMNNMMMMLMMNMLNMMNMLPMMMNKMLPNMMNLMLMNMLPMMLNMLMMNNLNOMNKLNLLNKLOOMNKLLLLNKPLMMMLMOMMNNOLMMMMMOMMLNOLMMMMMOMMLNNMLMOMMMMMLKNMLMOMMMMMLKNNNMMMLLNLKLNNNMMMLLNLKLNMMOMLMLMMOLNMMMMMLMMMOKNMMMMMLMMMOKNNMMMMMMMMNLLNMLNLMMMMNLMMMMMMOPMMMMNMOMMKLMLMQLMNMMNMLLMMMNMNLNMLMNMMLOMPLMMKLMNNJOMOMMMMMMPLKLMLNMLNMMMMNNNMMMMMMMMMLOLNNMLLMMMMOMNPLMLMMLNNKNMLLMMPMMMMMMLPLMKMMMMMNLLLLLPMMNMMOKMNMNPLMMMMLKLKOLMNMMNMMKMNLMKLMMMMNMMNMMPLMMLNMJOMONMMKMMLMNKOMLMMOMMNMMMMMPMLNMMNLNNNLLNKMMMMMJLKPMLMMMMMNKLLLOMOMMMMKNLMLMNOMMMMKMNMMOLLMNMNLNNKLMNNLMMMNNLLOMOLMMMMKMOOMLMLMNMMLNMNLNLKMMMMNMMLMOMLMMMMNOMONLMLMMMMKKOOLLNLMMMMLLLMLMLNMOMMPMOLMMMLLMMNNONLMMMLMMNMMOMMLLMNMMMMMOLMOMLLMMNMQKMLNMNLMLMMNJMPLMLNMMMMKJMOMMOKMMMMMLOMLMMLMMMMNMMMLLMMMMMNNNMQLMLLNMMMLPMMNNNMLMKLOLMMNNNMLMKLOLMMNNNMLMKLOLNOLMLMMMLNOMNOLMLMMMMNNMNPMMMLMMMMMMLMLMMNMMMNONMLLMMNMOLMRLMNOLLMMLLMNLLMMLNNMMMMMMMNPLLLMLMMNLLOOMMMMMMMLLOOLLMMMLMNMPKKMLMNMMLNOONLLNMMMMMMONMMMMMMMMNMLOPMNMLLMNMMLNNMLMMMMMLMNNMMMMMLMMMPMMMMMMMLMMMPMMKKNLOMONMLNJLNLLMNLNMMNMMLKMLNPNLMOMMMOMOMMMNMMKMMOMOMMMNMMKNLMMNNLMLMNOLLMMLOMNLNOMLLMMLOMNLNOMLMMMLOMMLNOMNLMNNMLLMLQMMLLMMLMOMMOMMLMLLOOOLMMMMLMLLOOOLMMMMLMLLOOOLMMMLNMMLLLMOMOJLNMMLLLMOMOJLMKLOMMNLMPMMMLMOLLNLMPMMMLLMONMNMPMMLLLMONMNMOMMNMMMMLNKLOLMMPMMMMMMMLJMMPMMMMMMMLJMLMNNMMNMMOMLLMNMLMMMMPLLOMMLLPLNMNKMNMLNKMNMMMKNLMMNMLNMOLMNNLMLMMLMOOOOLLMLLMMMNONMNOMLLMNLMLNMMNLLNLLMMMONLMLMNMMMMLKMMMMMMMMMMOMMKNLNMMLMMOLMLOMMMMNNMLLLQMMMLLNNNMNMNLMLNLNNLNOLNMMNLMMOMLNNNMNMLMMMMLLMLMNMNMMMMLLMLMMLLNONMMLMNMOLLLMNKMNLNMLNMMMMMLOOLLMMLMNMMOLMNMMMKMMNLPNLMLONOMMNLLKMMMMMMMMMMOMMKLMMNPMMPNMMLMMMLPMMNNMMKLMLNOMMPNMMOLMMMLNLLOMMOLMMMLNLLOMMKMMMOLNMLPMMLLLLQOLLMOMMLMMMLMQPMMMMMMNMLMPMMLMNLQOMLMMLNLNMPMMMMMMOMLKMPMMMMMMOMLKMLMMMMMMOLLMMLPNMPMMMMKKPNLMMLMLMMNMNMJMNJKMMNONNKLNMMMMMMOMMOLMMNMMMMMKOJKLOPMLMLPMPMMLLMMLMMPNMMNMMNLOLLMNMNLNLPMLLMNNNMMMMPMMMNLNMLMMMMMNMLNMMLNMMLMMMMPOLMMMNMMNMMLKMJOMMNMMMMNMNMKNKNMMMMNNNKNNLMMMMMKKMMNMMMMMOMMMLMMMLNMMMMMMLJONMMMKMLNKLNLLONMMMMKNONMLLOMMNMLNNLNLMLMMMMNMNNLMMNLLMLNQNPMMLOMLLMKJMLMOMLLOMMMNLLMMNNMMMMLKMLLOMNMLNMLLNNKLMMNNLMKNLNLMLOMMMMOKMLMNMLMMMMOKLLNMMOMMMMONOJNLNLMLNMMLMMMMMLMNMMMMMMMMMLMMMMPMMOLMPLNMMLMKMLLNLMMMMONLMLLNLMMMMONLMLLNLMMMMONLKNMLNLNKMNMKNLMLMMMMMNNMLNLMOLMMMMNKMMMLQNLLLNNOMKLMOMMMMMMPMLOLPPLMMLLLMNLLPOMMMMMMMNLLPOMMMMMMLMMLMNNMMMPMLMMLMNNMMMPMMMMMMLMMNMPMMMPLLLOLOKPKMLMMMLNMMLPMLOMKNMOLKNNNLNNLMNOMLNLLLMLMONNMMMMLLMMMONLMMMNKMMMMMLMQMQLMMMMNMMOMMMLPLQLMNMNNLLMNMQMMLMNOMLMNMLMMONMMMMNLLMLLOOLLOMMMMKLMOPMMNMMMLMNOLMMMOLLLLMNLLLKNNPNKNKMNLMLMMNNKNKOMLNMMMMLLLMLMMKMMMMOKOKLNOLMMMMNMMMLNLNMKNMMLMMLNNMMLMOKNLKLNMLMMMMQMLKOMLPMNMMNOLKOMLPMNMMMOMKOMLPMNMMLOMLNMLNMMMMMOLOPKMNLNKLNOKLMMNNMMMMMOMKOLNLNLNMMJLPMNNNLMLLLNOPKLLJNLOLOMONKLLKMLOLOLMOMMMLLMOLOKNKLMMLNMMMQMMMQMOKMMMMNMKMMOOKMLNMMKMMMMMNPMLMLLOMLMMLNMLMLLMLLMMOMMMMMLNLNLLNNMLMMLOMNLMLMMMMNLMMNMMMMMMMNLMLPNLKMOMMNLMMOMMMMMNMMMMMOMMMMMNMMMMLNNLMMLNMNLMMONLKMOMLNLMMONLKMOMLNLMOOMLLMMLMOMNLPMMMMMLMPKMOMMMLMLMONLMNLMMLOMMOMLMNLMMLOMMOMLMLLMMLPMMOMLMLOMMLPMLPKLMMMMMMNMMMLMMOLMMLMMLONOMOLMMLMMLONOLNMLLOLMMMOMNMLNNMOMLLMMMPMMMKLMMMPMMMMMMLMMMMQMMMMMMLMMMMQMMLLMMLNMMONMMKNMMNLLPMMNMLMMMKMMMMPMMLMMMKMMMMPMMLMMMKMMMMPMMLNMMLMMLMPNMLNMMLMMLMPNNOLOKLMLMMNMNNMLLMNLLMNLMONLLMOMMLKMNMMMMMMMMMQMLNLMMNLMMNOMLOLMMOLMMNMMLOLLOKNMNMKMMNLMNMMMMMLPOKMMMNOMMLKMMNLMMLOLMMNOLLLMNLNMMMQNMPLMMMMMMMLNMNNMNLMMMMLMLMNMOKLONMJKMLMMNMMMMMLKLPLMMLMMONLONKNKMOLLMLONOLMLMLMMMNOOOLMLMLMMMNOONLOLNPMMLMKLPLLNMLOLMOLNPLMMMMOMMMLOMNNMPMLMMLKMLLMNOMMMMMLOMMOLOLMMMMLJMMOLOLMMMMLJMNNLMLMNNMKMMNNLMLMNMMLMNLLMMLOLMMONMNMLLMLNNLNPNNLLLMMOMMNONNLLLMMOMLNOLNNLLMLKNMNOLNNLLMLKNMNOMMOMMOMMMMLNLMLNMONMMMLLMNNLLLOMLMNMMLNMLMMMMMOLMJPLMMPNMLNMMLPMMLMOLMPNOLOMMMMMMMNJOLOMMMMMMMNJMLMLNNPLMLMNOOLOMKLLLMNMMNNOKMNKLLMKOOLMMOMMMMLLMMLMOMMMMMQMMMMMMLPOLLLMONKKKMONKLOOMLMMLLOMMMPMNNNLLJNLLNNMNLNLLKOMMMONNLNLMKMMMMONNLNMMLMMMMMNMPLMMMMMMOLLLLMMMNMMMMOLMMMMMLMMMMOMLNMOLKNLMMMMMOKPLKNLNMKMPLMMMLMNMNLKMOKPLKNLNMKNLNMOMKMMMMMKLOMLMLMMMMOOMMMNMLMMMNLNOLMOMMMNMMLNOKLLMMONMOKOOKLLNMMMMNMNOLLLLMOOLOKOOLLLMNOLMOKOMLNMMLMNMNNNMLMMMMMMOMMMMLMMMMMMOMMMMLMMMMMMOMMMMOLOMLLMMMOLMOLOMMLMMMNLMLMMMLMOMMOMMLNMMKOMNKNKOMLMMPMMMMMLOMLMMPMMMMMLOMLMMPMMMMMLMMMMMMPMMMMMMMMMMMPMMMMMMMMMMMPMMMMMMNLLOLMNMMOKLOLMLKMNMMOMMOLMLKMMMMNNOMMNLLMMMMONOMMNLLMMMMONMKMMNLNMMPQLLLMMMMOMMMPLMMMMMMMMMPMMOLLMLMOMMMNKMMRNLLNMMMKIMMNLMLMMNLPOMLPMMMMMMMKOMLPMMMMMMMKOMMOMMMMMMMLOMLKMQMNLNMQOMLMNNMMMMMNLOMMNMMMMMMOKMMMMMLMMMMPMMMMMMLMMMMPMPMMNMMMMMMMKLLOONLLMNMKKLKMNLPLONLMLLPOLKOLOLMLIMRLMLNMMMMMJMPMMMMMMMMLKMPMMMMMMMMLKMNLMMNLMMMOLMLPMMNMOMMLKMLPMMNMOMMLKMOJLMMMMMMNKMOJLMMMMMMNKMOJLMMMMMMNKLLMMMMMMOMMMMPLNLOKNKMLNMMPMMLMMMMPKMOMMMNQLLMKMNMMNMLPMMMMMLONMMPLLNLMMMNLMMOMMLMNLMOONLKMLLMNOMNOOLKMLLLOMMOMMLLMLMOOLMLLMMNOMMMOMMMMMMOOMMMLMMMMMMOOMMMLMMPPMMLMMMMNKNOLMNNKMLLMKNNLMMPMLMNKNNNMLMLMMMMLMNLLMMLMMMMNOMPLNLNMMLMNOLOLMMNMMMLNOLMMMLNMLOOMLLNLMLNMLOOMMLLMNLNMLLONMMOLLMNMMOLNMMMMMLOOMMMNMMMMMLOOMMMNMLLMNLKPNLMOLLLMNLKPNLMOLMMLLMLOOLMOMMLMOMLOLMMNLLMMPMMMMMMLNLMMPMLNMMMLOMOLMNMKMLOMOMOLMNMLMLOMOMNOMMLMMMMLJMLNMMMNMMMQNMNLMMLMNOMLOMMLLNNNNLLLLMMMMLNNNMLMNMOLNLOMMLLNMNOLLMNLMMMNMNOLLMNLMMMNMNKMLMOMMMMMKLOMOMOMLMMLMLOMOMOMLMMLMMLMMMLLMMMQMMLMMMLLMMMQMMLMMMLLMMMQMMOOMLLMMMMMLMOOMLLMMMMMLMPOMMLMMMMLLMLOLNOMLLNLLMMOMNLMMMMOLNLMMLONMMMMONLMMLONMMMMONLMMLONMMMMONLLLPKMMMNNMNPLNMLMMMMKINPLNMLMMMMKINPLNMLMMMMKIMOMLMMMMMMLJMMJKONMMMMONNNKLONMMMMLNNNLLMNMMMMLMPKMOLOMMLMKKMOKNMNLMMLNPMOMMLLMMMMOOMOMMLLMMMMOOMOKNNNLMMKMONMMMMLMMMMOOMQMLMLLMNMOOOMMLLLMLNMNKONMLLLMMNMNLNLMLLOMMMMMNPKMOLLMOMLMMLNPMMLMMMMLPLNPMMLMMMMLPLMPMMLMMMMLPMLLMMLMNMMQMMLLMMLMNMMQMMMLLNLNNMNNLMMLMOMMOMMLLMMMLLLNMNMOMKPLNMJLMOLPNMNMMMLLMMLONLNMMMMMMMMNNLPNMNNLMLLNKMOONLLLMNMLLMOONLLLMNMLLMOKMLMMMMMPLMOLMMLMMMMNLMOLNLLLOLMOMMLLMMMMPNMOMMPMMMMMMMNLNMPMMMMMMMNLNMNLMMMMMMMPLMNLMMMMMMMPLMNLMLLMMONMLONMMLMMLLMRNNNMLMMMMKLNQNNMLMMMMKLNQNNMLMMMMKLNQLMMLMOOLMLOMLMMLMLPMMMOMMLMMMLNOMLMNLNMMMPMMMMLNLNMMMPMMMMLNNNLNNLLLMMPKMMMNMMLMMNNLMMMNMMLMMNNLMMMNMMLMMNNLMPNMNKLMLLNLMQMMLLLMMMNLMPMMMLMMMNLKMLOMOLMMMLOMMLLMOMMMMMPLOLMNLMMMLMPNOLMNLMMMLMPNLMMOMMMMMMPLMMMMMMMMMMPMMNMMLLMNOLMMLNNMMLMMMMMMLMMLNLOMOMLKMOMMMLPMMLMNKKJNMJONNNNLLLOLNLNLOMNLNMMMMMLLNMMONMMLLNNKOLLOLLLLNOMMMMNLMPNNLKLNMMKKNMMMLLMMMNQMNMLLPMLLLMNKLKNMNNMNKLMKLOMNLOLNLMLKMNNKNPLMLMKNLMMONMMMMMPMLMMONMMMMMPMLMMONMMMMMPMMLLMMLOMMMNMLMKLLMMNONNLMOKMMLLLPMOMMOMNMMMMMMPONMMMMMNMPMLLNMMMMMNMPMLLMOLNLMLLOMMLLLNNLLMMMOMMLLNNLLMMMOMMLLNNLLMMMMNMKMOONNLLLMLNKMOONNLLLMMMKMOONNLLLMMMLNMMMMMNMLPKLNMMMMMNMLPKMNNMLLMNLMMKLQLMLLMMNNNJMLLMOLMMNMOKLOLLLLNMMOONLOLLLLNMMOONMMLMMMNMNOPMLLMOMKONKNNLMMNQMMMNMMLMMMNQMMMNMMLMMMNOMMMMMMLNLLMKNKOOLNNKMNLMMMMNMMPLMNMMLLPLMMMLMONLLNLLNMNLLMNMNJOKMNMJLMMMMMOMNMPMLMMLMMOMNLNMNOOMMLMLMMLKNOMMMLMMMMLKMMOLOMOMMMLLMMMMMMLMMPMMKNMLLNMMNLNNKNNMMOMMNLLMMLLMMNNLMOMMMLLMMNNLMNNMMMMMMMNMMNLMMMMMMMNMMNLMKKLNMONOLLNMLLLOLPMMMMQLMMMMMOMLMMNLNMLOLLMMMNQLNMMMLLMMMNQMLMMNKMNNMMKLMLLNMMMPMMQMMMLMMLPOMNLMMMLMMLPOMNLMMMMMMLOMMNLMLPNLLOLLNMMLMLMMMOMMMMPNLPOMLMMMOMKKMOMMMNMMNMLMMKLMNLMLOOONMLMMMLMLOONMMLMMMLMLOONMMMLLONLMLOOJMMLMONMMLLNKMNLMLLMMMMPKMONLPLMLLPLMMOMMPMMMMMMNMOMMPMMMMMLNMLMNMKLMNNQLMLMNMKLMNNQLMLMMMLMMNMPMLNMMLLMNNMOLLLMMLMMOOMPMMLOMMMMMMMPLMLOMMMMMMMPLOINMMNLMMLONNKLMLLMMNMOMOJOMMNKMKLONLMMLMLMMMNPKMOLMMLMMMMPMMOLMMLMMMMPMMOLMMLMMMMPMLNNLMOLOLLMOLNNLMOLOLLMOLNNLMOLOLLMONNOLLOLMLMLNNNOLLOLMLMLNNMMOLLMMMMLKNMMOLLMMMMLKNMMOLLMMMMLKLNLMPLMMMMNLLNLMOLMMMMNLLNLMOLMMMMNLOMMNMMMMMMMMNMMNLMMMMMMMMKPMOLMMMMMIMKPMOLMMMMMIMLNMOLMMMMNKMLPMMMMMMMLKLNMMOLMMMMLKLNMMOLMMMMLKMMMLMNNNKLMJNMLMMPLOMLLLMOOMMLMMMMOLMOOMMLMMMMOLMLMPMLMMMMOMNMMLONLMMMLNOLNMMLLMMMNMOLNMMLLMMMNMLNLLPNMMMMKNLNLLPNMMMMKNMNLLONLMLLOMOONMLLLLMMMOOMLMMLMMMMNOMMLNMLMMMMOOMMLNMLMMMMOONNPNLKMLMMLONMOLNNKLMLMNMLPMMLNMMMKMLMOMLMMMMMLNNOLLNOMMLMLMMMMMNNMMMMMLLMMLNNMNNLLOMMNLMOMMMLNNMMNLMOMMMLNNMMNLMOMMMLNNLOMMNMLMOLLKMLLOOLMMMMLKLPLLOLLLMONLONLLMNMMMMLNPPLNMLMLMMMMMOMMLMMMMMLKLOLNNOMLMMLJLNNLNLMMMMMMNMKMNNMMLMNLMNLMMNLLMMNPMLPMMLMLMMPLLPMNMLNMMMLOLOLLNKMMNLNOMLPLLLNMMNNMMNLOLLMNLMNLNNMNKMNMLMKMMJLNNLMMMLNMLQMNNKLLPNLMMMPLMKMMMNOJLPKMLONMMNLJNOLOLLMLMLOLLOMOMLNMMMMLLNNOMLNMMMLLMLMNMOLMLMQONLNLMLMMMMPLNKLLMNLMMLPMMMNMPOMMMLLLPLNMOLMMMMLMMMLMMMMMMNPOMLLMMMMMNMQLMLLMLMMMNMPNLNMMNKMMMMNOLNNLNKMMMMNNLNNLNKMMMMNNONLMLLPMLLOKONLMLLPMLLOKOLMMMLLMMMPLMKMMMMPMMMOMMMLMMNPOMLMMLLKLLNRNOMMOMNLMMKPNMMKNMMKNMMMNKLNLNMLNMKLNMLNLNNMNNNKKKMOLMMMOMLMMMMMJMMMLOMMMMMJKLOMMOKLMMNMNMKMMLOMMLMOMNMOLNMLLLLNNLKLOMONOMMLKLLMPMONMMMMKLPPNLKMLMMNLLMLMMMMMNNQLMQLNMLMMMMMJMQLNMLMMMMMJKJMOMOMMPLMLMMMNNLMMMMLMLNMQLOLLMOKKMLOLMMMMMOLKMOMQMLMMMMLMMMMPMPLMMOLJMMMPMPLMMOLJNLMMMLMMMMNMNLMMMLMMMMMMNLMMMLMMMMMMMLMNLKMMMMPNMLMNLKMMMMPNMMMMMNMMMMPLMLMMLNMMMMOLNLNOLMMMLMNMNLMOMLMMMMMMMLPMMLMMNMLOMLPMMLMMNMLOPLMLLLMMMMNONMLMMLMMLMPNNMLMMLMMLMPNNMLMMLMMLMPNNNNLLMMMMMKLMMMMPLMMMNMJMLMMOOMMLMLLLPLNQKMMNMMLLOLNQKMMMMMMNLLLNNMNMMLNNMMMMMMMMMMNNMMMMMMMMMMNLNMMOLMOMMMNMPMLLOLMOLMNLNONMKLMMMQMMNMNMLMMMLOLMNMNMLMMMLOLMNOMMLMMMMPLLOMMMLLMMMPNLMNONMKLMKPONNLLLMLNLNNMLLMMMOMMMNLMLLMMMOMMMNLMNNLMLNLMMLNMNNLMLNLMMLNMMPMLMNMMOMMKMPMLMNMMOMMKLNMLMMMMNMMKLMLMNNLOOLMJMNMOMOMMMMLLMNMOMOMMMMLLLLMMOPMMNMLLMMMMNMMMOMNLMLMNMMPMNLOKMLMNMMPMNLOKMLLNMLOMNLPKMLMMMMLMMOONMMMMMMLMMLPMKLMNMKNLNONNMMLPMMMMMMOOMLMMMLPMMLOMMLOOMLMMMMNNMNMMMLLMMMMMLLLLNMLLOOOLLLMLNNLLOOOLLLMMLMMLONQMLLMMLNMMONPMLLMMLNMMONPMNNLLONLOMLLKLMMOMLMMMMMKLMMOMLMMMMMKLMMOMMMNMMLKNLLNMOMMMMLKNMLNMLMMMMMKMOMMMLMMLMPLMOMMMLMLMMPLMOLLMLNMLMNNMMMMMMLMMMPKMMMMMLMMMONMMMMMMLMMMONMNLOLMMMLMNOONLOLMMMLMNOOOLLMMLMMMMOONMKNLMMKONMJNNKMLMMKONLJMMLMNPMMOMMMLNLLMMLOOMNKLNKLMMLOOMNLLNLMMMMMPMLKLNLLMNLOKMOLLMMMOMMLLMOLMNMMMLNMMMOKMNMMMMMMMMOKMOMMMLMMMMNKNLLMNMLMLMPLNLLMNMLMLMOLNLLMNMLMLMOLLLMNMMMMPMQMMOMMMQLNLMLKMNMLMNMLLMNMMNMLMNMLLMNMMOMLLLMMLONOMMMLNNMLNLOMMMMLNNMLNLOMMMMLNNMLNLOMLLMMNOPLLNMLNMNMMOPLMLLMNMNMMOPLMLLMLLMLNOMMMNMLPNKLLJLMOMNONMMMMMMMPMNMPOLMLKMNLMNNOMMLMMMMMMLQOPMMLLMNMMLMPOLMMLMMMMLPNQMNLLLLOLMNOLNLMMMMOMLLMLNMMOMMMMOLMLMLMLPMMPMMMLMLMLOMMPMMLNMOMKMMMLNNMNNMMLMMMMNMMNNMMLMMMMNMMOLMMLMNLMPOMNLMMLMNLMPNMMMMMMMNLMPMOLNLMLMMMNNKMLPMMMMMMOMKMOMMMLMMMMOOMPOMMLMMMMNNLNPMMLMNMMLNLNPMMLMNMMLNNNLNMPLLNLLQNNLNMPLLNLLQLMMMNPMMLLMOMPMMMLMPLMNMMMMMMMNMMMMMMMMMMMNMMMMMMMMMMMNMMMMMMOMMMLNOMLMMMPMMMLOMNMLMNMMOMLPMMLLONMMOMLPMMLLOMMMOLLNMMMLNMOLMLNLMLMONNMMNMMMMMLPMNMMNMMMMMLPMNMLNMLMMMMOONMLNMLMMMMOOLMOLONMLMMNLMNMMLMMMMMONMNMMLMMMMMOMMLLOMPMNMMLOOLNMMMMMMMLOLOLMMNLLMONONMLPKLMNNMLMNMOMLMLLNLMMMMOMLMMLLMMNMMOMLMMLLMMNMMMMMLMMLMPKMQMMMLMNMMMOLMMLNNNMLMMOLMMLNNNMLMMONMMMPLMMMMNKNMMMPLMMMMNKMMMMPLMMMMNKNLOMMOMMMMLMNLOMMOMMMMLMKKNKNMLOPLOMMMMMNLMOPMMMMQMMLNMLMMNNMQMMMNMMMMLNMQMMMNMMMMLNMMNNLNMLKLMLNMNNLNNLLLMLNMNNLNNLLLMLLLMNOMOKLLONMMMNMMMMMMOLMMLNKNMLMMNNNNKMLNONLLMKLNLMNKMMLMONMPLLLLMMNMPLMOMMOLLMMLNLMPLMOMLMMMMMMPLMOMLMMMMMMNNMMLLMLMOKMOMMMLMMMMLMMMMNMKMMMMOLLKMMNNMMMMMKMKNMLMLMMMQLLOLMNLMMMMNLNKOLMKONLMMNNNNLLLLNOLMLNOLMLLMNLLOKOOOLLMMLMLMMMOMMKMMNLLONNOMMLKMMMMPNMMNMMOMMNMLNMPLNLLMMMMNPLOLNLLMMMMOOMMMMMNLPMLNMOMNLNMMNKLKLMLMLMNMNMMNMMLMLMNMNMMNMMLMMMNMNMMNMNLMLQKMMMMNONLMLQKMMMMNONLOMOLMMMMLOMMMMOMMMMMLNOLKLOLMMMMOMNLMMMOMMMMPNNMLNMNLMMLNNNMLNMNLMMLNNNMLNMNLMMLNNLOMMMMMLNMPOLOMMMLMMMMOOLNLLLNLMMNOLLNLLLNLMMNOLLMNNMKLNMLOMNPMKMMLMNMLLNPMMMMMMMMKJKNNLLNMMMMNMKNNLLNMMMMNMKNNLLNMMMMNMLOMMMLMMMMKLJOPNOLKLLLNJLPNLMLMMMNMKLNONMKMMLMLMMMMMMMMMMMLLLMNMOLMMMMMKMNMLONMMMMKKLPLMLLNMMNNNMLPNLLMMMMMKNMNMNMLLLLNMNMOMKNMLLLMNNMNMKNMLMLMNLMMMMKNLMMPJOLNLLOMMMMLLMLLMOLMMMNOJLNNLNKMLMMMLLNNLNKMLMMMLLNNLOKMLMMMLMMLMMMPMMMOLMMMMMMOMMMNLMKMMPOMLMMNJMKNMPPMMMMLJMLMMOLMMMMNKMLMMMMMMMMNKMKONMMKMOLNNMKONNMLLMMONLKONNNLMMMKOOMMMMLLNPMMNMMMNMMPMLLLLMMMNMMPMLLLLMMMNMMPMLMLLPNMLMMLLMMMONLNNLLMMMMNONKLNMLMMMMNNLMPLNNMMMMLKMOLMMLMMMMLPPOLMLMMNMMKNLPNLMLMMMMMNMLMMMLMPMLNMMOLMOKMMMMMKPLLMKOLLMNQMNLNMLMMMMMLOMLLMMLNMNMOMNLMNMLMMMMLPONKLNMMMLMNNMLMMLPMNMMPNNMMLMMMMMMLNNOKNLMMMMMKNLNNLPLMMMMMOLMNNMLNOMMLKMOMMMLMMMNNNMMMMMLMMMNNMONLNLMLOLLNMONLNLMLOLLNMNNMNLMLOLLLLLNKLNNLNLLNLLNKLNNLNLLNLMMPMOLKMKLONMLMMOLMMMMOKMMPMLLMMMMNMMNMMNLMMMMLMNNMNNLLLLLPNNLLOMLMMMMMQNLLOMLMMMMMQNLLOMLMMMMMQNOKMLKLLMOOLNOMLLNMMMNKLMLMMMMMMMNMMNOMMMNMMMMKLNLLOMOMLMMNNLLMOMOMMMMNNLLMNMNMMMMKMOOLLMLMLMOMKNPLMMMMMMOKLLKOMLPMPMMMOOLLOMKMMMMNONLLOMKMMMMONNLLOMLMMMMONMMMMQMMMMMMKMLLMOMMMMMMLMLMMPMMMMMKJMLMMPMMMMMKJMLMMPMMMMMKJMMMMMMPMMLLMMLMMMOPMMMNMMMMMMLPMMLNMMMMMMLPMMLNMMLMMLONMMMNMNNLLLNLLLOOJNNMLLNLLLNNJNMMLLNLLLNNJOMNMMMMMMMKKMOLNMLMMMMLKLMLMLKMNONONOKMMMKNNMLMLOLNLMLNNMMLMOMMMNLMOMMMMNNLMLLMMNMLMMPLNMNMMMMKQOMMLONLMLMMLNMNMLLMMMMLNMMLMOLMMMMOLMPLMMMMNMMKMMLMMOMMMMMNKMQMOMLMLPMMKMPLLLNMLMMNKMPLMMLOMMMLKMPMMLLMMNNMLLOLLMOPMLOKMLOLMMMPMMOKMMMMMMLLMMONNLOLLMMMMMMPOMLMMMLMOMMQMMMMMMLMOMMPMLMLPLNMMLMNLLLLNLNMMMMPLMLMQMLMNMMMKMLMQMLMNMMMKMNLNMNMMLMMNMNLNMNMMLMMNMMMMMLMMMMMNLKMLPLKNMOOKLLNMLMLMNOMLMMMMMMMOMMOMMMMMMMMOMMOMNNNMLLLOMMLNMMOMMLMMMMLKLONNLLMMMMLMNOMMLMLNMMKOMLLNOLLMMNQOLPMMNLMLMNNMOMLLMLMMMMNPMNLNMLNOMLMOLNKMNLMNMMMMMMMNMLMMMMMLMMMNMLMMMMMLMMMNMLMMMMMLMKNMLNLONMMKMKNMLNMLNMNKMKNMLNMLNMNKMMLMMKMOMMQMMNLMMLMOMMPMMMMMMLPLMMLMMMMMMMNMMNLMMMMMMMNMMNLMMLPMLOMMMMMKMLPMMNMMMMMKNLNNLLMMMMMMMMNNMLMMMMLONMNMLLMMMMMMLLOMLPMMMMNLMMMNLKOMMLNOMMNMLLOMMMONOLLMLMMMNMQMNNLMMLMMLMPNOLMNMMMMLMPLMOLNKLLMPMMKNOLNKMLNPMMKNOLNLLLNPMLKMNMLMMMLNMNNMPMMMMMLOMMLOMLNMLMMLMNKLKMMNOMLOMKLLLPMLMMMMNOKLLPMLMMMMNOKMLOMMMMMMMLKMNNLMLLLMNNMMNMMPKMLLMNKMNMNPLMLLMMKMLMMOMMMLMNKMLMMOMMMMMLJMNLNOLMMMMLMMMMMMLOMMMLMMMMMMLOMMMLMMMMMMLOMMMLMMMNLLNMMOLMOLKNMMNMMMMMMKOQMMNNLLKMJMKPLMLMMMNMNMNNMNKMLMMKLMONNNKLMLMKJMKNMNMNMLLNKNPLLLKONNKMPNNMLKNNLNLLNNNMLKNNLNMLNNNMLKNNLNMLNNOKLMMLKNMNLNOKLMMLLNMMLNOLLMMMLLMNLNPMLMMMMLMKLMLMMMNMNMMOMMLMMMNMNMMOMMMMMLMMMMNOMMKMLMLLPLOPMMLMMMLLPLOOMMLMMMMMPMLOMMMMMMMMMLONMLPMMLNMLMMOKMMQLLKMLNONNNNOLLLMLNMOOMMOMLLMMNOLKMNNMMLMMMMOKMNNMMLMMMMOKMLOMMMMMMMPOMMNMMMNLKNLLMMMNMLMMMMNOMMLNNMMMMMKMMPMMMLMMMMLKMMMLMMNMMMLMMMMMLOMMMMKPNMNMNMLMMLLLNMNMNMLMMLLLLLLOMNMMMMNKNKMKOLMMMMNLLOMNMKMMMMLKMNNNKOLMMMJLLMMPLLMNNMLLMNLMLNMMOOLNMNMLLNMMOPKLMNMLLNMMOMLLLLLONOLMMMNKMLMMMMMLOMNLMMNLMMLNMMNLMMNLMMLNMMNLMMNLMMLMMMNLLKKMMOMMMNPMMLNOMMLMLMNJMLLLLLOONNMMMNNMLOMLMMLOMNNMLOMLMMLOMNNMLOMLMMLOLONNLNMMMMLNLLOMLNMNLLQNMMLLMMLMMLOMLLOLMNMMMMNLNLKLPKMMMMMLMMMLMLMMMMNNMLLNLNMMMMOKMLLNLNMMMMOKNLLNLNMMMMLLMLOMLLMMMMNJMMOMLMMMMMNJMMOMLMMMMMNJMLNMLLMMMMNKONPLMKLMKNMLONOLLKMMKNMLMLPMMMNMNMLJNONLMLLMMMMNKNMMMNLMMMOMNMMNMMLMMMMMOMLLNLMMMMMNMLPMOMLMMMMJMLPMNMLMLMNKLLNNLNMMMLPLLLNNLNMMMLPLOMMMMMNMMMMOLLOLPNMLMMNOLLOLPNMLMMNOLLOLPMMMMMOOPLMLMLMLOMOOMLLMOLNLMMPLMLLMOLNLMMPLMMMLMOLLPMOMMMMMMNLMPMOMMMMLMNMLOLNNNJMLLPNMLLNMOLMMLPMMMMNKNLMMMONMMMKMNLMMMOMMMMKMNLNMLMMMLMPONLNMLMMMLMPOMLLMOLNPMMKLMLMMOLMPMLMLNLLMLNMMMMOOMMMLMLMMMMONMMMLMLMMMMONOMMMMNMMMMMOLLMMMOOMLMNMLNMMPOKMLLNLMKKNNPMMMMMLNKNMOLMMMMMLMLMMOMMKMMOKLNNMOLMMMMLNNLLLMOMMMMMOLMLLOLMMNMOLLQLMMLNMNNMOLPMMMNNMMMLMLLMNOLMMMMNPLLMNOLMMMMNPLLMNOLMMMMNPKNOJLKLMNNPKKNOJMKLMNMQKMOMLLPMMMMMLMMPLMNNLLMMKMMMMMMMNMOMMMMMKMOLLNMNMLNOMMMNMMLLMNOLLLKNMNLOLNNMMMLLMNMPLNKKLNPKLNNNNLNMLNNKLLNNLMLMMLNMLMMNMLLMMMOMMOMNMMLLMPOMMMMMLMMMNNLLMMMPMMMMMNLLMMMQLNLNNLKMMMMPMMNOMLKLMMMPLMLLNONMLMMMMNMLNMMMMMMMMNNLPMKMMMMLNOMLLNMRLMLMKOMMKNLNLOLKMMLJLLNNNMMOMMLJLLNNNMMOMNMMKNMNLLMMONMMKNMNLLMMOLOLMOMMMMMKLOMNLNKNLMLLLOLNLOLOLNLKNLOOMKLLMMMOJNMPMLMLMPMLLLNOMNLMMMMMNLLNMMNMMMMPMLLNMMNMMMMPMMLMMMPMLMMOMMPLLMNNMMMMLMONLLNMMNMMMMONLLNMMNMMMLOLLMMNMMMMOONPLLOLLLMLLPLPMLNMMMMMLMOMMMOMMMMLLMOMMMOMMMMLLOLMNMLMMLMQLLPNMLKONLLPKMQLMMLMNLMLKNLLNMLNMLMPMNLLMMMMMLMONMMMMLMMNNLPNMLNLKMMNNMOMMMLMMMMMLLONMMLMMLMMLMONNLMMMMLLOOMLMLMMMMMLPONMNMMNMLMMMMOONMMNMLMMMMOOOMLMMLMMOOLOMMMMMMMMMNMMMNNMLMLMMLOMMNNMLMLMMLOMMMNMLMLNMLOLMMLMMLMNMMNMLNLLNNNLNLLNNLMMOLMMMMONLKMMMPMMMMOLLLMMMNMMMMQLLLMMMNMMMMQLMMMNMMLPMMNMMMPMLLMMMNOMLLOMNLMMMMONLLOMNLMMMMONMMNMMLMMMMPNMLPLNLMLMMNNNLPMMLMLMMNONLPMMLMLMMNONONMKJLLMMNLOONMLKLLMMNLLONMLLMMMMOMNOLMMLMMMMONNOLMMLMMMMLOMMLMMMKMLLOLMLMNNLLMMMPNNOMNNKLLMLOJONLNOKMMLLMKMOLOMLMMMMMKNMNMMLLMMMOLLMNLMOOMLLNOMLLMMLNMMMPMLMNLMOOLMLMOLMNLMOOMMLMOOOOLKLLLPLLKLMMNNLLOOLLJMOMMLLMOPMLKMOMMLLMOPMLKLLMMMNMPPLLMMMNMOKLLMLPNMMQNLKNLLMMMMLNMMMMMMMNNMLNMMMMMMMNNMNLMMLMLOMNLLMMOMMMMMMNOLMMOMMMMMMNONLNMMMNLLLMKNLNMMMNLLLMKMMNMMMMMMMMNMLLNOLMMMMOLMLLNOLMMMMOLNLOMLLMMMMOMNLOMLLMMMMOMNLOMLLMMMMOMLLMMNNKMNMMMMOLLLOMMMMLOKMJPMNLMMMNNLNJPNLMMMMNNKNKOMMMMMMNNMMMPMLMMMMLMMLMPMMMMMMLNMNLONKMMMMKNMMMLMPMMMMNLMJNLLNLLMNRMMLLLNOLLMNPMMKLMLLMMMNRMMLLNMLMMMMONMLLNMLMMMMONNLMMMLMMMMONMLNMMMMMNMPOLMMMMMMMMMOMLMLLLQMNOMMOMOMMLOMLMMMONLMMLOMMMMMNLMLLMOMNOLNMMMLLMNMNOLNMOLMLMMMMMLNLNMMLMMOMMMMLOMMMMMMMMLOMOMMMMMMMMLOMOMLNMMOMLMLKNMLNMMOMLMLJNNLLMMOMLMLKNLLNLLMMMNPMNLLNLLMMMNPMMMLMOLNLMNMMMNLMOLNMMNLMMNLMPLNMMMLMNMNNMLNLLMLONMNNMLNLLMLOMLMMMOLMMMOMMLMMMOLMMMOMMLMMMOLMMMOMMNLMLPMLLPMMLPNLLLMNLLNNOLMMMKMLNMOMOLMMMKMLNMOMOLMMMKMLNMOMMLMNMLOMMNLMMMMMMMMMMNMMMMMMMMMMMNMMMMMMMMMMMNMMNLLMLOMMNMLLLMMOMLMMMMNKLMMOMLMMMMLKMNMLMOMLMMOOMNMLMOMLMMOONLMNLNMMMLNKNLKNOMLMLLOKOMLLONLMLMPLMLMMMLMMMMPMMLMMMLMMMMPMLMKMMLMMNNQJLMKMMLMMNNQJLNMMLLMMMMNKMLLMNLMMMMOLMLMNPLMMMMNKMLMNPLMMMMNKMMMOPMMMMMMKNKMOLNMLMMONNKMOLNMLMMONMLMOLNMLLMNNMOLMMLMPMMNNMOLMMLMPMMNNMOLMMLMPMMNNMLMMMNLOLOMMOOLLLMNLLNMMNNLMLNMLMLNLNOLMLNMMMMLLNNLMLNMMMMLLLNMMMMMMLMQOLLMMMPNMLMOMLLMMMPNMLMOMLLMMMPNMMMOMMPMMLMMMMOMMMOLMLLMMMMNMMOLMLLMMMMNMOOMLLKLNOMKLONNLNKLMNMKQONNLNKLMNMKQLOOMMLMMMNLPPMMLOLMMNMLPNLMMNMMMMMMOMMMMNLPMMMMMNLMPKMMLMMPMMMPMMLMMMMONLMMOMLMNMMPMNLKPLNMLMMOMNLLOMOMMMMMMLMMNMLMMMMOKNLMMLNNLNLLOMNNMLOMMOLLNPKLNMLOMLMNOPLLNMLONMMLONMMMMLOMMMLNNMMMMLOMMMLNNMMMMLOMMMLNMMMMMLMMMMQMMMMMMLMMMMQMJOMMMLOMMLOKLMMMMMOMMMLMLMMMMMLMMMNMLOLMMLMMMMPLLMNMNLNMMMLKNOPNKKNLNLKIMNLNLMLMNMMLOOQMKKLLMMLILNLMLLNMNMOLLNLMLLNMNMOLLNLMLLNMNMOLLJOLMNONKKOLLLOMLPMMNNLNMKNLNNNLLLNMNLKMMKMMNMOMLMMMLLNMMMQOLMMMLLNMMMQOMLLMMMMMMMPMNLLNNKMMOMMMNLLNNKMMOMMMMMMOMMMMMMMOLLLMOMMOMNMLLMMMMMMOMNNMLMMMLMMOMNMMMMLMPLMMPMMKMMLMPLMMPMMKMMLMPLMMPMMKMJNMNNMLKLPNNKMMNOLLKLPNLLMPNNLLMMNJMMMNLOMLMMOLMMMNLOMLMMOLLMNLMNKNLMOLLMOLMNKNLMOLMMMMMMMMMMPMMMMMMMMMMMPMNLMMMPMMMMOMNLMMMPMLMMMMMMMMMMMMMMPMMLMMMLMOMMPMMLMMMLMOMMPMMLMMMMNMNNPMMLMMMMNMNNPMMLMMMMNMNNPMMLMMMMNMNNPMLNKMMMMNONLNMLMMNLLMMNQMLMLNMLMOMLPJMLNMLLNMMLPKMMLMNLMOMMNKMMLMMLMMLOPMMNLOMLMMNMLOMNLOMLMMNMLONLLMLOMMMOLNNLLMLOMMMOLNMNMMLLMMMMQLMLLLLKOOLNOOMNMLLLMNMMPOMNNLLMMLMMPOMMMMMLOOMNLMMMMMMLOOMNLMMNLLMNMNLKNONLMLLPNNKLMNNOLMLKMLMMNPLNLNNMMLLMOLLNKNNMMLMMNNLNKNNMMLMMNNMNLMNLMMMMLNMNNMLLMMMMOKMNLOLNMLMMMJMNLOLNMLMMMJLNLMMNMMMMMKLNKMKNNMLNNNMLMMMOMMMMONMLLNMOMMMMLKONNLMMNLLLLNOONLMMNLJLLNNOOLMLMLMMMKNPMNKMMMMMKPNNNMMLMMMMKMMMKNNOLMMMKLLPMLMLMNMNLPNMPLLMMMMMMOOLOMONLLLMLLMMPMMMMLPMNMMNLMMLMMMMPMMNLMMLMMMMPMMNLMMLMMMMPLOLMOMMMMMMMNOLMOMMMMMMMNMMMPMMMMMMLOMMMOMMMMMMLOMMONKOMLLLNKMMONKOMLLLNKLOOOLNLMLMLJMNLMMLNMMMPMLLMMNOMLMMNKLLMNNMMLLMNKPLMMMNMMLLPKMOMNLLOLMLOOMOLMMNMPMLMOMLLMMNNOMMKMMMNMMRMLMMMPMMNMMPLLMMNPMMNMMPLLMMNPOPLKQMMMMMLMNPMLNKMMMMLNMNLMMNKMKMPOMOMMMNLMKLOPNOMMMLLMKLOPMMLNLMLMMNOMMMMMMKLMMNPNMLMMMMMMMLOMLNLLMMONMLMKLLNNNKMLMMOMMOMLLPMNNLJNNOKLMJMMNLMNKOMMNOLMMKNNMMMLMLOLMMONLLMMMOMMNMOMMLONMLMMLMNMLMMKMPLNMMNMONLLMMMMMMMOLOMMNLMMMMLPMNNMMLMMMMLNMMLMPLMMNMLNMMMNMNLMMMOOMPMMMKMMMMMOMNNNLNMLLMMNNNLMMNMLMMMPMLOMMKMMMMMLMLLMMNMLMMPMMMPNMLNMMMLNMOOMMLLMNNLMMMMMMLMMMMQMNLLNMKLNMMQNMNMMMLLMMNPNOLMNLMMMMMMOLLLMNMMMMMNLMMMMMLOMLMOKNNLLMKMMMMOLMLLMMMMLMMPMMLMMMMMMMMOMKNLMLNMNMMNLKMOMMMMMMMMMMMNMLOMLMMNPNNLMOLMMMMLKLLMPMMNLMNMJMMMMMKOMMMPMMNMMLKMNLMOMLMLMMNMNMMQNNKNMNKMMMMMMNLNMMNLLMMNMNLMMMNLMMLNNMNOLLKMLMMNMMNLMMNNMNMKNMNLNMLLLNMNOLNNLMKMMMMMMLLMMMNKOMMNLMMOMMMMMMMLOMLNNLNMMMMLOMLMMMLMMMMOMNMLMMMMLMMNLMNNNOLMLMLLLKOMMMLMMMMMMNLNNMNMLMMLOMLLMMLLNNMOMMNLMMLMMMMONMOLMLKMNMMNMNPLMMLMMMMKPMLMMMLMMMMPMMLMMPLMMMMLKMMMNMOMMMMMLNKMMOMMMLMLMLKNMMLNKMMOOLPLNMLMMNMMNMOOMKMMMMMMLLNOMMLLLNMPNLLOMLPMMMMKONLMMLKMOMMOLNLMMNNLLMLQMMNLMNLMLMNPMLKNMLPMMMMPNMLMLNKONMNLLLPLLPKMMMMNMMPMMLMONMLMMMONMMNMLMMLONLLMNOLMMMMMLLMNMLNMMMOLNNLNMKMLMMMQMPMMNKKMMMMOMPMMLLMMMNKLLOMMMOLOLMMKMLMNMKMMMMONMMLMQLNMMNLLMOMMMPMMLMMKNPMMMLMMNLKNMOMMMLOMNMLMLOLMMNMLMMNOMLLNMLMMNMMNMPMMLLMMMMLNONLLONLOLMKKMLMOMLMMMMLKMLNMLKMMNMNKMNLNOLMMMMKMLLLONNLMMMNKMMOLMMMLMMNKLLPMLNMMMNLKMLMMMMMMMMPMMLPMMLMMMMNNMMMMNOMLMLPMMLLMMLMMMMONMNNMLPMMMMKNMNLMMMMMMMMNMLLMMNMMMMONMPLMMOMLMMKPLNNMMLMLMMOMMONLMMLMMMNLNNNLLMMMMMKOMNMMMLMNNMMNONNLLNMMMMKNMKMMNPMMMMMKMOLMMLNMMMLMMLLNNMMMMMMNMMLMLOMMMMOMMLMMMMMMMMOMNNLMLNMMMMLJNMMLMMMLLMOOLMNMMLMMMMNMNOMMLLMLNMLLMMOOMLMMMNMPLNMLLNONNLLLLNMLLNNNNLLLLOLNMNNLOLLMMPMONNKLKLMNLNLMOOMMMMKMOPLLMLNMMMMPMNLMONLNMKLLLOLMPKNLLLOKMOLMPKMLLMNKMLMMLMPMMMPMMMMMMNLNMKKMNMMMMLNMLMRLNLLONNMMMMKNOOMLNMMLLMJMLOOLMNMMLMKKNMNLLKPLOLMLNMNLLKPLOLMLOLNMMKPMMMLKNNNLNKLJNLNPKNNNNNLLLMLOOKNMNKLMMLPKLLMMOLMMMMPKMNONNLLLMMLPMPMMMLNMMMKLMLLMPMNMMNLLMMMMOMMMMMLMMLLMPMMMMMLKMLLMPMMMMMLKONLMNMLMMLKKLOKLQLMLOMOLMNLMPLMMMMKKLMPMLKMMMMOLLMPMLKMMMMOLPPLNMMLOLMKLLPNMLNMNLNKJPMLLMNMMMMKNONLNLOLLMMKLOOLNMNMMLMLKKOLMMNMMMMLMNMMOMKMMMMMKLNLOLOMLOMMNKMMNNMMLLLNMLOMOLLMMLMNNLLNLOLNMMMNLLLNLOLNMMMNLMPINLLLMNNMNMLOMNLMMMMPLNLMMNMMLLMPKMNMMMNMLNLMNLOLPLLMNNMMPNLLOMMMMMMMNMQLOLLNMMMJPNLLLNKMMMNNJOKMNMKOLLLNJMOLMMMMMMMLMMLLMOMNMMMPLOLNLMLMLOLNNOLNLMLMLOLNNLPMLLNMNLMOKLPMLLNMNLMOKLMMLLNMNLMPMMLNLMMMMMMOLMQMMLMMMMMMIMMMNLNLMKKNNMNMMMNMLMMOMMLMMMNMMMMOMNMNNMNLNKKLOMMMOMOMMMMLNMLMNLOMMMMNLNMLMMKMMMMPLNLMMMLMMMMQMMJONLONKNMLNNLPMMLMMMMLPNLPMMLMMMMLPKKMNMNNKNNMLKKMNMNNKNNMLMKNLLNOLOMKKLLMMNOMMMMMNNKONLNLMLMLMNKMOLOMMMMMONLLOMNMMMMLOMMPMMLMMMNLJLMMNNOOLLLKOLMNNMNNLMMKNMLKNLNNNKLOOMLKNLNNNKLOOMLKNLNNNLLNOMLMMMOMMMMOMMLMMMOMMMMOMMLNLLONMMMMMNNLPLKLMMMNMNLLPMKNMMNMNOLMOMLMNMMLOMMMOLLNMMMNKMMLOLLNMMMNKLMMONLMMMMLMMOMMMMLMMMPLMOMMMMLMMMPLOMONLLLLNMMPONONLKMLLMMPOLNMMLLMMMNONMMMMMMMMMLONLONMLLMOLLNOLONMMMMMLLNMMLNOKNMMMKKKMLONOOLMLLLLLNNMMMMMMNNMMLMNMMMMMMKNOMNMKLLNLMMLNOONKMMMMJLMNMMMNMMMMLMMNLNMLMMMMOOMLNLONNLMLMLMLNLONNLMLLLNLLMLMMMMMONOKNMMLMMMMMNNLLNKNNLNLMLOLNLLNMMPMLOOLNMMNMMMMLOLMLOMOMMLMNMLNLNMNLNLLOKMPMLMNMMLMNMNQMLMMMMMMOMLNMLMNMMMMNKMNLLMLMMMMOPLNMMMLNMMLNMNMMMLMMLNMPMMLMMMKNMMMQLNLMMLLMMMMNLLOMLLMMMNMMMLLMMMNMMMMOMNLMMMLOMMLNMOLLMNOLMLLOOMLLOMLNMMMOLMMNLPLMMMMKJMNMMOLMMLMLMMPMMKMOMMMMOMLMMLNMMMMOLNPLMLKNMMMMNLKMMNKMMMMONMOLMMLOMMMLLMJMOLPMMNLNLMLMMMMMMNMMMLMOLNOLLMMMJNMLMOLMNMMMMNNLMLLMMMMNNNMLNMLMMNMLMLMOLOLMMMNMNMOLNLKMMMMNKLMLNOLMMNMMKLNMLMMMMMMMMMMMMLKLNLNPNMOKNMMMMNMMMMQMMMMMMLMLKNNNMMOLMLLLOLMMLMMMNMNONMMNMMLLMMMPLLNOMMKMMLMMLLMMPMLMMMMLJMLMMNLMMLMPLMMMMLNMMMMPNLNOMNLMLMMMKPOKKMKNNMMMMMPMMMLNMMMLJLMMMMNLMNMMLLNLMNLNMMMNMMMLMNLLNMMNNMKLMNNMMMMPKLMNLMPMLMMNQOMNMLOMLMMKLLLLLLOMNNMPMMLNMLLNLNMOLNNLLLPMMMMNMNMMLLPMMMMNLLLNMMLMMMMOKMMMNLMOMLLNLLMMNLMOMMLNLMLMONNKMMMPIMNNNLKLMNMLLONMLLNMMMMMKONMLLNMMMMMKLLLOONLMLMQIMLLNMMMMMNLLMMLMLNMMMLNKMLMLMNNMNMONPLLMLMMMMMPOPLLMLMMMMMPOPLLMLMMMMMOONOLLJOLKNNMOMLMLMMMLNOONLOONLMLLOLMMLOONLMLLOLMMLPLOMLMLNMMKMLMNMLLNMMNLMLMNMLLNMMNLMLMNMLLNMMNLNLLMMNMMMMONNLLMMNMMMMONMLLMNNMMMMPNLPNNLNMMMMKLMMNNLLMMLMMLLNMNMKMLMMNNMPKMLNNMMMLMMONNLLMMMMKLNKOOLKMMMMNJMMMMKNKNOLMMLKMOMNMMMMNKLKMOMNMMMMNKOOMMMNMMLMKMOOMMMNMMLMKMKNLNLPMMMMMNMLMOLNNMMMLNMLMMMKNMNMQMMMMMMKNMNMPMPLNKMQMMMNJMMLMLMPMMMNLKNMLPNMLMLMMMMMMOMLMMMMOJKNMMMNLMMMONKNMMMNLMMMONKNMMMNLMMMONMMLLMMMMMMNNNLMOLLMMMMNPNLMOLLMMMMNPNLMOLLMMMMNPLNMMNNMNKLLNMNMMNNMNKLLNMNMMNNMNKLLNMNLNLMMMMMLNLNNLOLLMMMKNLLNMMKLPMNNNNMLLNMLLNMOMMLMMPMMNMMMOPKLMMLMMMMNONOMLLLMMLMNMONNMLKLMLMOPLNLLLNMMMMPNMLOMMLMMMLOOMOLMLMMMMMNOPLLMMLMMMMKONLLOLNMMMMPMNLLLMOLMMNPNNOLMMLOMMNMNMMMMMPLOMMMMMMMMMLMNMMQMNLPMLMMMLNLKMLPMMMMMMNLKMLOMMMMMMMLLMMNMMMMMMMLMLLMLPNMMMMNPLLMLPNMMMNLPMLLMLOPLPLMMMKMMMMMOMMPKMKMMMMMOMMPKMLNMMLMOMNLLMMMMMLMOMLLMLLLNNNMMMLPJMNLLNLOLMPLLMOMMMMPMMMMLMLLMNLNLNOMLMLLMNLNLNOMLMLLMMLNMNMQMMNMNNOLLLMKOLNOMLOMMMMLOMLLOMPMMMMKKOLMMONMMMMLOMPKMOPMKLLLNMLLMOONMLMLKNLLNOPMMMMLKMPLMMOMLMMKPMMMMMLMMNMPMMMMMMMMMMLOMMLMNMNOMMMKLMLMNMNOMMMLLMLMNMNOMMMLLMMKNLKNLPMMKMNLNLLMMMMOKLOLMMLMMMMPKNMLMMLLMPNMMNMLMMLMMPMLMNNLMLNMMMMPKNLLMMNMMMMPLNLLMMOMMMMOLNNLNMNLNLMKKNNLNMNLNLMKKNNLNMNLNLMKKMMMPMLNMMMNJLMMPMLMMNMOJLMMOMLMMMMLJMMMPLMNNMMLKLMMOLMMMMMLKMOLNMLOMMLLMPMNNKPLNLLKONLMNKNMMMMLPLQLMLKMMMMONMPLMLKMMMMNNMLMMMMMMMMOLMLMMMOMMMMPMMNLLMLMMMMPKMNLLMLMMMMPKMKLMMMMMMMPLLPNLLNMLMMOLLPNLLNMKMMNLMPLMMLMMMMNKMPLMMLMMMMNKMOOLMMLMMMNLMOOLMMLMMMNLLNOMLLMMMMOJLNOMLLMMMMOJLNLMMNMMMMOOKONONKNLLMLOKONONKNLLMLOKONONKNLLMLOMOLOLLMMMMNNLMNNNLNLMMKPNLLMLMOLNOLMONNLLNMLMMKOLMMLNNLNMLNLLMMLNNLNMLNLLMMLNNLNMLNLMLLOMLMMMMOMMLLOMLMMMMOMMLLOMLMMMMOMMMMMMNLLLOPLNNNLMMMLLLOOMOLMMNNMMMPOMOLMMNNMMMPOONNMMKMLMMKNONNMMKMLMMKNMKLMMMMMOMMMONNLLNMMMLLNLKOMMLMNMMNNLNKNLNMMMMNLLNKNLNMMMMNLLNLNLNMMMMNMPNNLMNLNLLLMPNNLMNLNLLLMLLMPMNLNLMNNNLMNLNNMMMKKLMNPMLMMMMLNMLNMOLMMMMNNMMLMMMMMMMPKMNLMNLMMMMMMOOMLMMMNMMMOOOMLMMMNMMMOOOMLMMMNMMMOLONMLNOLLLMNLMMNLOMMMMLNLMMNLOMMMMLNLMMNLOMMMMLNMMLMLMMMOOMMLONNLMMLLOMNLONNLMMLLOMNMMOOMNMMMLLLMPLLMLMMMMOOLONMNMMLLMMNLMMMNNMMMMMKOLMNMLMMMMMNMLOMLMMMMMLOLNMOMKMMMMNJLNMLLNLMMOMMMMNMMMMMMMKMMNNLMOKKOLLMMLONMMNMMMLMLLLNMPMMMMLLMLMNMLMMMMMPOLMMMLMMMMLKMNLMMKMMLMPNNLMMMMMMNMNOLNMMLLMMNMNKMNLLMNPLNMJMLKMNMNMLMMNKLKMNMNMLMMNKMMMMOKLNNLMMMMMMOKMNNLLMLNMMNLMNMMMNMMLOMLMMNMPMMMLMMLMMNMQLMNLMONMLMMLKMMLMONMLMMLKNLLLONOPLLKNKMLOOLMMNNJLKMLOOLMMNNJLLKNOOKMMMOKLMLLNQLMMNMLJLOLOMOLMLMNNMNLMLMONJMMNNNLNMMMMMMLNLLOMMLMNMMNKNMLLLNNMMMOMLMMNLNMMMMNMLLNLMKMMMMPNOLMMMKMNLMOLLLNMNLNLNMMMNNMMLLMMLMONLLLOLPOMMMMNMKMMOPMMMMMJMLMLPNMMMMLJNLNLNKNMLNMNNMPMLKMLNMONOLNLONKKLOLJOKKLOOLLMMOOOJLMMPNNMLKIOJLMMPNNMLKINLMMLOLNMLPMNMMMMOMLMLPMNMMMMOMLMLPMOLMMMMMNMMNOPNMLLNMNLLLLNMMMMNMNMMLKLOLLLOMMMMOKMOLLLOMMMMNLMOLLLOMMMMNLOMMLMNMLLMONMLMMMLOMMMPMNNLNLMMMLMMLOLLOMLNMMMLLOLLOMLNMMMLLMNOKONLMMLKNLOOLLMMMNMKNNMMNPKMLLMNPMOMNMOLLLMLLMOMNMOLLLMLLLMOLLNLNLMOMLMOLLNLNLMOMLNOMMLMMMMNLMMNLLNMNLMMNMOMMLOMLMMNLMOMMLOMLMMNLMOMMLOMLMMNLMKNMLPQLKNMNMMMMMLPMMMLMMMLMMOONMLMMMLMMLOOLLOKNMMPMLNNLMNMMMLLNMLPLMNQMNMMNMLLMNMQMNMMNMMMMNMMMLOMMMLMMMONPLNMMMLMLMONOMNMMMLMLNMNOOQNNNKLLLMLMLMNMNMLLLMOLLOLMMNMNLMPLMOMMMNMLMMOLMOMMMNMLMMOLLLMMNOMLNMNKLLMMNOMLNMNKLLMMNOMLNMNKMLMNNLMMLQLMMLMNNLMMLQLMMLMMMMMMLOLMMNMOLLMMMMOKMNMMLLMMMMPLMNMMLLMMMMPLNLNMKKNMLMOMMNLMMLMMMMPKMLMMNOLKNLNLOLMMLPMMLMMKLNMOMMMLMMOKNLMMOLLOMMNLMOLMMLMMMMLMLOMMMKMLOLQLMMKNMLMMMOOLMMLNMMMMMMOLKNMOMMLNNLLLLMLNMNLNNLMMLONPLLMLNMKNNLQLLNLLONKOMMLMMNMMLOONMNRMMOMMMMKOLNNNLMLLLMNNLNNNLMLLLMNNLNNNLMLLLMNNOLLMMOMLMMNKMLPMMMMMMMONMMOMMMMMMMLOMLOMLMMMMMPKMLNMMMMMLMOLOLMMMLNLMPMNMLMMMLMMNOOMMMMMMMOLMPMLMMMLQMMMLMNLMNNMMLMOOLLNMMMMMMMOMMMMMRMMMMLMONLJMRMMMMMMMNKKLNMMLMMOLMNMMOLMMLMMMMMOMOLMMLMMMMMOOOLPLLMMLMMOOOLPLLMMLMMOLOMMKNMNLMMPLNLMKOMNMMNPMONMLKMMMMMOMONMLKMMMMMOMLMMMLMMMMQMMMMNMMMMMMQMMMMMMMMMMMOMNLNLNOLLMMMLMLOMLOMMMMNKMLOMLOMMMMNKNLNMONMMLMLLNMKMONMMMMKLNMLLMNMMMMNNNLLMMOMMMMNMPLLONLMMLNMMPLLONLMMLNMMOMMNLLMMMMMOOMMNLLMMMMMMNMLNOMMMMMLKLOMOLNKLNLNPKPLOMNLMNMMOLOMMMLMMMMONKPOMNMLMNLJOLONLONMLLMLOLPPNMKMMNMKNMMNNMLMMMMLMLMMNMKMMMNROMOOLLKMLNNLLMOOLLKMMNNKMMOOLLKMMNNKMLONLMLMMOMLLNNKNLMMLLMNLMNMNLKMMLMNLOOMMMLMMMMLLOOMMMLMMMMLLOOMMMLMMMMLLNNMMMLMMMMKLNLOLMMLMMMQNNKNLMOLOLLMKOLNLLLMOLMNKOLNMMLMLMMPKNMNMMPMMMMNNNMNMMPMMMMNNLOLNMMMMLMNNLOMNMLMMMMLOLLNOMLMMMMLOLMMLMOLNMLNLMLNLNOLMNMMLNOMMLOLLMLOMMLMMNNMNLLNLMLMLNMMMNMLMMMLLOLOLLNMNMMLLOLOLLNMNMMLLOMMMMMONNLMMKMLNOMMLNLMNLMLMMMNLLNMLMNLMKNPLLNLLMLMOMNOLLNNMMLMMMMMKMPLMLKNMMMMNLNKMMKMOMLOLMKMMLKMMMMPMMNMMLOMMMMKLMOLLLOMMNMLPMLMMMONMMMNMMLMMLNNMMMOLLKNLONMMMMMJMOMMMMLLMMNLMLMLNNLLNNMLNNMMLLLLNNLLMJLMONLLLNOLMMMMMMMMMMPMMKLMONMLMLNLOOKONMLMLMLOOPLONKLMLMLOLMMOMMMMMMLNMLLMMPMMMMNMMNLKMONLLMNNMNMMMOMMMMKNMOLMMNLMMMNLLHMMMKNLNNQMLKNNLLMMMMONMLMMMOMMMMNLNKLMOLMMNMNMMLMMMLMMMMPMMKMMMMMMMMONMLLMMLMMMMOMMLMMMMMMNMOMMLLMMNOLMOLMMLLMMNOLMOLMMLLMMNOLMOLMLMLMMOMMMMOOLMLMMOMMMMOOLNLMMOMMMMOOMKMOMOMLMMMOMKMOMOMLMMMOMLMOMOMLMMMOMLLNMPOMMMLMMLNMNKMLLNOJLNNLNMMMMMMJMLMMMMNKKNNKNJNMMONLKMLIOLNMMNOLLMLJLLOMNPLMMLMKLOLNNKLMMORNMMLNLLMMMMPMNMLMMOPMLMLKNMLMMOPMLMLKPLMLLLMMMPONPLMLLLMMMPONMNMMMMLLLNOLMNMMMMLLLNOLMNMMMMLLLNOLNOLLLOMMLMNLNLLMNPLMLLOMMLMMNLMMMMNLLNMMLOMMMMMNNPLLNMMLOLMNMNOLMNMLLMMNMNMNMMNKKKMOMLLMMLMMNMPMPOKLNNMLLMMPMLMMMLMMMNQMLKONMLMMMMMNMONLNMKMMMMOLOMMMLOLLMOKNMMNMLLMMMNKLMMLLNOMMMONLMMMLLMOMOOMMMMMMLLOMOLMMMMMMLLOMOLMNNLLLNMMOMLJNNLMLNMMMMLJLNQKQKMMLMNJMLOMLMMMMMMJLLOLOKMMMMNHLMOLNLMMMMNJNMOMOLMMLMKLMNOMMLMMLMLONMMKNNOLKLNLNMMKNNOLKLNLMMMMMMLMNMQMMLMNMLMMMMPMOLLMLOOLMMLLNMLMOLLMMMNKLNMMLNQMMMMLLNMMLNPLMMMLLMOMKLLMMOOMLMOMKLLMMOOMONMMNMMMLLLNONLNLNMMLMLOOOLNLNMMLMLNKLKNNMNNLNMOKLLNNNNNLLMOKNNLLLRQLMMKMLLMLMONMMNMMOMNMLOMLMMLMLLMMLPNMMNMMLMLMLOMMMOMLNNMMLNMMMLKMMMMMMMMMMONMMMMMMMMMMONMMMMMMMMMMONNMKMMOMLLMOPNMKMMOMLLMOPLMMOLOMMMMLNMNMMMLMMMMLOLMLMLPLMPMOLMMMLMOMLMNONNLLOKNKMMLNONOKLMNLLLMNMNLNMMKNMLMNMLMMMMKMMMNONMOMMMLLMNMLMONLMNLMMLMLOMNMMMLMMMOLNLOOMMMNLMMNOKOOMLMNLMMMOLMOMLKNMMMNNMKKOMNMMMMOJLOLMLNNMLMOLLOLMLNNMLMOLLOLMLNNMLMOLLPLOLMMMMMNILOMLLNMNMMLKNKMOMLMLNMPKMMMLNMMLMOMLKMNLOMLMMNNLLONMLNMLOMKLMMOMMMNMMLLNLOLMNLMMMNKLLOKNLNMMMMMNMPMLMMMMNMLNMMMMLOMMMMONNLNMMMOMLLOKMLMMMMLMMOMMNMMLOOMNMKLNMPLLNLMMMOMLMLMMMLNMNLOMLMLPMNMMLMPJLLMPMNMMMMPKLLNOMLMMMMPLLMKNMNMMLMPKLMKNMNMMLMPKMMMMLLNMLMOMMOLLLOMMMMMLNOLOLMMMLMNNMNMOLLMMLMMNMLNMMMMOOMMMMLNMMMMOOMMMMMMMMMLLPMPMMMMMMMLLPMPMNMMNMLLMMLPMNNLMMLLLOMOKNNLMMLLLOMOKMNMMMLMMOMNLMLOMMMMMMMPKOMLMMLMLOMNMOMLMMLMLOMNMNMLNLNLNLLPNNLLMNMLOLMPMMMLMMMMMMMPMLMLMONLOMMNMMKLMMLMOMMMMNPLMLKMLNNLLNPLMLKMLNMLLPPLLNLMMMMMJOOLLMLMMMMMLOOLLMLMMMMMLMKLONLMMMMOJMLLOLLMMMMPLNNMMKLNMLLOKNOMMLLNMLLOKKPMLLONMMMMIKPMLLONMMMMIMPNMMKLMNMLIMLPMMMMMMNKKMMLNLLOMMNPLLMMMMNMMMNNKMMMMMLMMLMOMMOMMPKMMMMKLMONLNKMMMMLKMOMMPLMMMMLMMOMMPLMMMMLMLNJLMMNMMNLLLKKLNNNNMNMMMNMMMMOMMNLLMOLMLNMMMNLKMOLMLNMMMNLKMNLMLLLMMNONMNLMLLLMMNONOMNLLNLLLMPOOMNLLNLLLMPOMPLMOLMMMLNNMPLMOLMMMLNNOMMOLKOMMMLNOMMOLKOMMMLNOMMMLMOMMMLNOMNNMNKKMMKNMMMOMLMMMMNKMNNMLLMMMMMNNOMNMKMMMMKOMNMNLOLMNLLLMOMMMLMOMMLOOMLMMMMMMMKNKOMMLNMMMLMONLMKKNMMMMOLNOKNNLMMMMJMMMLNLNMMMMMMNMNLOKMMMMLMLLLLNPMNNMLMNLOLMLMMNMLLNOOMLMMMKMMMNMOMNJLKLMNMKLNNNMMMMMKLLOLMMOMMMMLNNNMLNOMLLMJOMNMLMMMMMMPKONMNLMMLMMKJNMONMLMMMMKOMMOMMLMMMNPJNLMNLNMMMMLMNLNNNLMMLMLOLNOMMLMMMMOOMOLOLMMMMMLNMLNLLNMMMMOOLKMMNPMMNMIMOKJKNMMMMMOLLNNLNOMMMLMMLOLLOLMMMMNOLLLNMPNNMMMLMKNMKNLMLMPLLNKLMNMMMLMLOMNMKMMLMMMOLOLNNLMMMMLKMOLNLIMMLMOMMMNLOOMMLMLKMOKLNOMMMMMNLLLMMLPNOMNMMMOOMLMMMNMPNKKMOMLMNLPMMLMMNMMMMMONJLMNMMMMMMPJJLMNMMMMMMPJLMLMMLMMMMPNLMMNLMMMMMNKMLOMMLNMMMONMKMNNMLNLMPNNLMMMLNMMMPNNLMMMLNMMMPNNMNMMLMOMMMMNMNMMLMOMMMMLNKLNNLNLLNLNMMNKNMMMMLKNMMNKNMMMMLKNMMNKNMMMMLKNLLNMLMMMMLLNONLLNMLLMKLNLLMNMNMMMMKLMMMLLMMMMOKLLOMLOMMMMNKLMMLLMMNOLMNMNMLMKNNKLNOMLMMMLLNNNNNMLMMNLLONLNLMNMMNKLMLLQKNPMMMLMMLMMOMLMMMLNMMLOMMMLOOOLLLLNNMKMOLLLLONNLLNOLMOOKMKJKMKMMNKOLMNMLMMMMMMMMOMLNMLMMMMMMOMLMMOMMMLOMLMOLNMMMLLLNNLNLMOMMMMMMMMLNMLMMMLNLQPMMMLLMMMMMOMLMMMMMMLOMNMLLMMMMLLMNNMMLMMMMLLMNNMMLMNMNNLMMMNLLKPLONNMLMLMKMMMMLOMMLPOMMMMMLOMMLPOMLLMNLOMOLMNLMMMMMLMOMMMMNLMNNMMLMMRMPLMMPLMMLLOLLLLLLMNNNMQLMKMNMMLMNNNLLMKMMMNNOLNMONNNMMLMLLKNNMMLLLMNMMULNLLLNNNMLLPMMMMLOOMLMMMKKKKMMMNMNNOM`
